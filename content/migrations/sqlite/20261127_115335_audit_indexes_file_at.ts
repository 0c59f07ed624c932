import { sql } from '@payloadcms/db-sqlite';
import type { MigrationArgs } from '../../database/migration-args.ts';

export async function up({ db }: MigrationArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`audit_log_action_idx\`;`)
  await db.run(sql`CREATE INDEX \`action_at_idx\` ON \`audit_log\` (\`action\`,\`at\`);`)
  await db.run(sql`CREATE INDEX \`action_staffId_at_idx\` ON \`audit_log\` (\`action\`,\`staff_id\`,\`at\`);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`file_at\` text;`)
}
