import { sql } from '@payloadcms/db-sqlite';
import type { MigrationArgs } from '../../database/migration-args.ts';

export async function up({ db }: MigrationArgs): Promise<void> {
  await db.run(sql`CREATE INDEX \`deletedAt_createdAt_idx\` ON \`leads\` (\`deleted_at\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`deletedAt_remindAt_idx\` ON \`leads\` (\`deleted_at\`,\`remind_at\`);`)
}
