import { sql } from '@payloadcms/db-postgres';
import type { MigrationArgs } from '../../database/migration-args.ts';

export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."audit_action" AS ENUM('signIn', 'signInRefused', 'signOut', 'sessionEnded', 'linkSent', 'passwordChosen', 'created', 'changed', 'published', 'unpublished', 'deleted', 'roleChanged', 'deactivated', 'activated', 'secondFactorOn', 'secondFactorOff', 'recoveryCodeUsed', 'leadsExported', 'resumeOpened', 'refused');
  CREATE TABLE "audit_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"who" varchar,
  	"staff_id" numeric,
  	"role" varchar,
  	"action" "audit_action" NOT NULL,
  	"what" varchar,
  	"details" varchar,
  	"from" varchar,
  	"device" varchar,
  	"session" varchar
  );
  
  ALTER TABLE "staff" ADD COLUMN "deactivated" boolean DEFAULT false;
  ALTER TABLE "staff" ADD COLUMN "invited_at" timestamp(3) with time zone;
  ALTER TABLE "staff" ADD COLUMN "second_factor_required" boolean DEFAULT false;
  ALTER TABLE "staff" ADD COLUMN "second_factor_since" timestamp(3) with time zone;
  ALTER TABLE "staff" ADD COLUMN "second_factor_secret" varchar;
  ALTER TABLE "staff" ADD COLUMN "second_factor_pending" varchar;
  ALTER TABLE "staff" ADD COLUMN "second_factor_step" numeric;
  ALTER TABLE "staff" ADD COLUMN "recovery_codes" varchar;
  ALTER TABLE "staff" ADD COLUMN "code_tries" numeric;
  ALTER TABLE "staff" ADD COLUMN "code_tries_since" numeric;
  CREATE INDEX "audit_log_at_idx" ON "audit_log" USING btree ("at");
  CREATE INDEX "audit_log_staff_id_idx" ON "audit_log" USING btree ("staff_id");
  CREATE INDEX "audit_log_action_idx" ON "audit_log" USING btree ("action");
  CREATE INDEX "audit_log_session_idx" ON "audit_log" USING btree ("session");`)
}

export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "audit_log" CASCADE;
  ALTER TABLE "staff" DROP COLUMN "deactivated";
  ALTER TABLE "staff" DROP COLUMN "invited_at";
  ALTER TABLE "staff" DROP COLUMN "second_factor_required";
  ALTER TABLE "staff" DROP COLUMN "second_factor_since";
  ALTER TABLE "staff" DROP COLUMN "second_factor_secret";
  ALTER TABLE "staff" DROP COLUMN "second_factor_pending";
  ALTER TABLE "staff" DROP COLUMN "second_factor_step";
  ALTER TABLE "staff" DROP COLUMN "recovery_codes";
  ALTER TABLE "staff" DROP COLUMN "code_tries";
  ALTER TABLE "staff" DROP COLUMN "code_tries_since";
  DROP TYPE "public"."audit_action";`)
}
