import { sql } from '@payloadcms/db-postgres';
import type { MigrationArgs } from '../../database/migration-args.ts';

// The place in a list as it was before lists were ordered by dragging: the version before reads it no more.
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "assumptions" DROP COLUMN "order";`)
  await db.execute(sql`ALTER TABLE "_assumptions_v" DROP COLUMN "version_order";`)
  await db.execute(sql`ALTER TABLE "banners" DROP COLUMN "order";`)
  await db.execute(sql`ALTER TABLE "_banners_v" DROP COLUMN "version_order";`)
  await db.execute(sql`ALTER TABLE "certificates" DROP COLUMN "order";`)
  await db.execute(sql`ALTER TABLE "_certificates_v" DROP COLUMN "version_order";`)
  await db.execute(sql`ALTER TABLE "gallery_items" DROP COLUMN "order";`)
  await db.execute(sql`ALTER TABLE "_gallery_items_v" DROP COLUMN "version_order";`)
  await db.execute(sql`ALTER TABLE "products" DROP COLUMN "order";`)
  await db.execute(sql`ALTER TABLE "_products_v" DROP COLUMN "version_order";`)
  await db.execute(sql`ALTER TABLE "questions" DROP COLUMN "order";`)
  await db.execute(sql`ALTER TABLE "_questions_v" DROP COLUMN "version_order";`)
  await db.execute(sql`ALTER TABLE "testimonials" DROP COLUMN "order";`)
  await db.execute(sql`ALTER TABLE "_testimonials_v" DROP COLUMN "version_order";`)
}
