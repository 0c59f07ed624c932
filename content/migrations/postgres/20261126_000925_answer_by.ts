import { sql } from '@payloadcms/db-postgres';
import type { MigrationArgs } from '../../database/migration-args.ts';
import { fillAnswerBy } from '../../migrations-support/fill-answer-by.ts';

export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "compound_index_idx";
  ALTER TABLE "leads" ADD COLUMN "answer_by" timestamp(3) with time zone;
  CREATE INDEX "compound_index_idx" ON "leads" USING btree ("deleted_at","kind","status","owner_id","routed_to_id","created_at","answer_by","called_at","next_step_on","delivery","job_id");`)
  await db.execute(sql.raw(fillAnswerBy))
}
