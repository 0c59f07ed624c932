import { sql } from '@payloadcms/db-postgres';
import type { MigrationArgs } from '../../database/migration-args.ts';

export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "leads" ADD COLUMN "phone_digits" varchar;
  CREATE INDEX "leads_phone_digits_idx" ON "leads" USING btree ("phone_digits");`)
  await db.execute(sql.raw(`UPDATE "leads" SET "phone_digits" = regexp_replace("phone", '[^0-9]', '', 'g')`))
}
