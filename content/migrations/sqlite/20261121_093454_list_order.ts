import { sql } from '@payloadcms/db-sqlite';
import type { MigrationArgs } from '../../database/migration-args.ts';

export async function up({ db }: MigrationArgs): Promise<void> {
  await db.run(sql`CREATE INDEX \`_status_publishedAt_idx\` ON \`blogs\` (\`_status\`,\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_publishedAt_idx\` ON \`_blogs_v\` (\`version__status\`,\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_status_date_idx\` ON \`events\` (\`_status\`,\`date\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_date_idx\` ON \`_events_v\` (\`version__status\`,\`version_date\`);`)
}
