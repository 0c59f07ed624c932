import { sql } from '@payloadcms/db-sqlite';
import type { MigrationArgs } from '../../database/migration-args.ts';
import { fillClosedAt } from '../../migrations-support/fill-closed-at.ts';

export async function up({ db }: MigrationArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`leads\` ADD \`closed_at\` text;`)
  await db.run(sql`CREATE INDEX \`deletedAt_closedAt_idx\` ON \`leads\` (\`deleted_at\`,\`closed_at\`);`)
  await db.run(sql.raw(fillClosedAt))
}
