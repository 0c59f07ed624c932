import { sql } from '@payloadcms/db-postgres';
import type { MigrationArgs } from '../../database/migration-args.ts';

export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "redirects" ADD COLUMN "last_change_staff_id" numeric;
  ALTER TABLE "redirects" ADD COLUMN "last_change_by" varchar;
  ALTER TABLE "redirects" ADD COLUMN "last_change_at" timestamp(3) with time zone;
  ALTER TABLE "privacy_requests" ADD COLUMN "last_change_staff_id" numeric;
  ALTER TABLE "privacy_requests" ADD COLUMN "last_change_by" varchar;
  ALTER TABLE "privacy_requests" ADD COLUMN "last_change_at" timestamp(3) with time zone;
  ALTER TABLE "routing_rules" ADD COLUMN "last_change_staff_id" numeric;
  ALTER TABLE "routing_rules" ADD COLUMN "last_change_by" varchar;
  ALTER TABLE "routing_rules" ADD COLUMN "last_change_at" timestamp(3) with time zone;
  ALTER TABLE "reply_templates" ADD COLUMN "last_change_staff_id" numeric;
  ALTER TABLE "reply_templates" ADD COLUMN "last_change_by" varchar;
  ALTER TABLE "reply_templates" ADD COLUMN "last_change_at" timestamp(3) with time zone;`)
}
