import { sql } from '@payloadcms/db-sqlite';
import type { MigrationArgs } from '../../database/migration-args.ts';

export async function up({ db }: MigrationArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`redirects\` ADD \`last_change_staff_id\` numeric;`)
  await db.run(sql`ALTER TABLE \`redirects\` ADD \`last_change_by\` text;`)
  await db.run(sql`ALTER TABLE \`redirects\` ADD \`last_change_at\` text;`)
  await db.run(sql`ALTER TABLE \`privacy_requests\` ADD \`last_change_staff_id\` numeric;`)
  await db.run(sql`ALTER TABLE \`privacy_requests\` ADD \`last_change_by\` text;`)
  await db.run(sql`ALTER TABLE \`privacy_requests\` ADD \`last_change_at\` text;`)
  await db.run(sql`ALTER TABLE \`routing_rules\` ADD \`last_change_staff_id\` numeric;`)
  await db.run(sql`ALTER TABLE \`routing_rules\` ADD \`last_change_by\` text;`)
  await db.run(sql`ALTER TABLE \`routing_rules\` ADD \`last_change_at\` text;`)
  await db.run(sql`ALTER TABLE \`reply_templates\` ADD \`last_change_staff_id\` numeric;`)
  await db.run(sql`ALTER TABLE \`reply_templates\` ADD \`last_change_by\` text;`)
  await db.run(sql`ALTER TABLE \`reply_templates\` ADD \`last_change_at\` text;`)
}
