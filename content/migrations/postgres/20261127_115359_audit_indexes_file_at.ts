import { sql } from '@payloadcms/db-postgres';
import type { MigrationArgs } from '../../database/migration-args.ts';

export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "audit_log_action_idx";
  ALTER TABLE "media" ADD COLUMN "file_at" timestamp(3) with time zone;
  CREATE INDEX "action_at_idx" ON "audit_log" USING btree ("action","at");
  CREATE INDEX "action_staffId_at_idx" ON "audit_log" USING btree ("action","staff_id","at");`)
}
