import { sql } from '@payloadcms/db-sqlite';
import type { MigrationArgs } from '../../database/migration-args.ts';
import { fillAnswerBy } from '../../migrations-support/fill-answer-by.ts';

export async function up({ db }: MigrationArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`compound_index_idx\`;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`answer_by\` text;`)
  await db.run(sql`CREATE INDEX \`compound_index_idx\` ON \`leads\` (\`deleted_at\`,\`kind\`,\`status\`,\`owner_id\`,\`routed_to_id\`,\`created_at\`,\`answer_by\`,\`called_at\`,\`next_step_on\`,\`delivery\`,\`job_id\`);`)
  await db.run(sql.raw(fillAnswerBy))
}
