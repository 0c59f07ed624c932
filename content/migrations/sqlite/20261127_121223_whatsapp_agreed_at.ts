import { sql } from '@payloadcms/db-sqlite';
import type { MigrationArgs } from '../../database/migration-args.ts';
import { forgetSavedSearches } from '../../migrations-support/forget-saved-searches.ts';

export async function up({ db }: MigrationArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`leads\` ADD \`whatsapp_agreed_at\` text;`)
  await db.run(sql.raw(forgetSavedSearches.sqlite))
}
