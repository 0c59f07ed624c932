import { sql } from '@payloadcms/db-postgres';
import type { MigrationArgs } from '../../database/migration-args.ts';

export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."audit_action" ADD VALUE 'scheduled' BEFORE 'deleted';
  ALTER TYPE "public"."audit_action" ADD VALUE 'unscheduled' BEFORE 'deleted';
  ALTER TYPE "public"."audit_action" ADD VALUE 'trashed' BEFORE 'deleted';
  ALTER TYPE "public"."audit_action" ADD VALUE 'untrashed' BEFORE 'deleted';`)
}
