import { sql } from '@payloadcms/db-sqlite';
import type { MigrationArgs } from '../../database/migration-args.ts';

export async function up({ db }: MigrationArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`_answer_times_v_version_days\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_answer_times_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_answer_times_v_version_days_order_idx\` ON \`_answer_times_v_version_days\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_answer_times_v_version_days_parent_idx\` ON \`_answer_times_v_version_days\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_answer_times_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_hours_dealer\` numeric DEFAULT 16 NOT NULL,
  	\`version_hours_contact\` numeric DEFAULT 8 NOT NULL,
  	\`version_hours_inquiry\` numeric DEFAULT 4 NOT NULL,
  	\`version_hours_application\` numeric DEFAULT 40 NOT NULL,
  	\`version_hours_testride\` numeric DEFAULT 4 NOT NULL,
  	\`version_opens_at\` numeric DEFAULT 10 NOT NULL,
  	\`version_closes_at\` numeric DEFAULT 18 NOT NULL,
  	\`version_late_to\` text,
  	\`version_head_to\` text,
  	\`version_link_days\` numeric DEFAULT 14 NOT NULL,
  	\`version_last_change_staff_id\` numeric,
  	\`version_last_change_by\` text,
  	\`version_last_change_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_answer_times_v_created_at_idx\` ON \`_answer_times_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_answer_times_v_updated_at_idx\` ON \`_answer_times_v\` (\`updated_at\`);`)
  await db.run(sql`ALTER TABLE \`answer_times\` ADD \`last_change_staff_id\` numeric;`)
  await db.run(sql`ALTER TABLE \`answer_times\` ADD \`last_change_by\` text;`)
  await db.run(sql`ALTER TABLE \`answer_times\` ADD \`last_change_at\` text;`)
}
