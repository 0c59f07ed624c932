import { sql } from '@payloadcms/db-sqlite';
import type { MigrationArgs } from '../../database/migration-args.ts';

export async function up({ db }: MigrationArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`login_attempts\`;`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`lock_until\`;`)
}
