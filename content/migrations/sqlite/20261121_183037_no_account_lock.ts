import { sql } from '@payloadcms/db-sqlite';
import type { MigrationArgs } from '../../database/migration-args.ts';

export async function up({ db }: MigrationArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`login_attempts\`;`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`lock_until\`;`)
}

export async function down({ db }: MigrationArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`staff\` ADD \`login_attempts\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`lock_until\` text;`)
}
