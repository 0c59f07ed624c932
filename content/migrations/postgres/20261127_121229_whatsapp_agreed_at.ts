import { sql } from '@payloadcms/db-postgres';
import type { MigrationArgs } from '../../database/migration-args.ts';
import { forgetSavedSearches } from '../../migrations-support/forget-saved-searches.ts';

export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "leads" ADD COLUMN "whatsapp_agreed_at" timestamp(3) with time zone;`)
  await db.execute(sql.raw(forgetSavedSearches.postgres))
}
