import { sql } from '@payloadcms/db-sqlite';
import type { MigrationArgs } from '../../database/migration-args.ts';

export async function up({ db }: MigrationArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`events\` ADD \`ends_on\` text;`)
  await db.run(sql`CREATE INDEX \`events_ends_on_idx\` ON \`events\` (\`ends_on\`);`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_ends_on\` text;`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_ends_on_idx\` ON \`_events_v\` (\`version_ends_on\`);`)
}
