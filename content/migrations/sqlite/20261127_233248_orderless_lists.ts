import { sql } from '@payloadcms/db-sqlite';
import type { MigrationArgs } from '../../database/migration-args.ts';
import { fillFileAt } from '../../migrations-support/fill-file-at.ts';
import { fillMadeAt } from '../../migrations-support/fill-made-at.ts';
import { forgetSavedSearches } from '../../migrations-support/forget-saved-searches.ts';

// Programs of the version before still ask for the columns "order" and "version_order" and write them, so they stay for this
// version, with their default: docs/guides/change-what-is-stored.md, "Waiting to be dropped".
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`banners_order_idx\`;`)
  await db.run(sql`DROP INDEX \`_banners_v_version_version_order_idx\`;`)
  await db.run(sql`DROP INDEX \`questions_order_idx\`;`)
  await db.run(sql`DROP INDEX \`_questions_v_version_version_order_idx\`;`)
  await db.run(sql`DROP INDEX \`products_order_idx\`;`)
  await db.run(sql`DROP INDEX \`_products_v_version_version_order_idx\`;`)
  await db.run(sql`DROP INDEX \`assumptions_order_idx\`;`)
  await db.run(sql`DROP INDEX \`_assumptions_v_version_version_order_idx\`;`)
  await db.run(sql`DROP INDEX \`testimonials_order_idx\`;`)
  await db.run(sql`DROP INDEX \`_testimonials_v_version_version_order_idx\`;`)
  await db.run(sql`DROP INDEX \`gallery_items_order_idx\`;`)
  await db.run(sql`DROP INDEX \`_gallery_items_v_version_version_order_idx\`;`)
  await db.run(sql`DROP INDEX \`certificates_order_idx\`;`)
  await db.run(sql`DROP INDEX \`_certificates_v_version_version_order_idx\`;`)
  for (const statement of fillMadeAt) await db.run(sql.raw(statement))
  await db.run(sql.raw(fillFileAt))
  // Once more: a program of the version before that erased them may have written some meanwhile.
  await db.run(sql.raw(forgetSavedSearches.sqlite))
}
