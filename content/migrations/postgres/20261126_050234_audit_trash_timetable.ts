import { sql } from '@payloadcms/db-postgres';
import type { MigrationArgs } from '../../database/migration-args.ts';

export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."audit_action" ADD VALUE 'scheduled' BEFORE 'deleted';
  ALTER TYPE "public"."audit_action" ADD VALUE 'unscheduled' BEFORE 'deleted';
  ALTER TYPE "public"."audit_action" ADD VALUE 'trashed' BEFORE 'deleted';
  ALTER TYPE "public"."audit_action" ADD VALUE 'untrashed' BEFORE 'deleted';`)
}

export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."audit_action";
  CREATE TYPE "public"."audit_action" AS ENUM('signIn', 'signInRefused', 'signOut', 'sessionEnded', 'linkSent', 'passwordChosen', 'created', 'changed', 'published', 'unpublished', 'deleted', 'roleChanged', 'deactivated', 'activated', 'secondFactorOn', 'secondFactorOff', 'recoveryCodeUsed', 'leadsExported', 'resumeOpened', 'personFileTaken', 'personSaw', 'personCorrected', 'personWithdrew', 'personErased', 'refused');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."audit_action" USING "action"::"public"."audit_action";`)
}
