import { sql } from '@payloadcms/db-sqlite';
import type { MigrationArgs } from '../../database/migration-args.ts';

export async function up({ db }: MigrationArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`leads\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`owner_id\` integer,
  	\`notes\` text,
  	\`kind\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`first_name\` text,
  	\`last_name\` text,
  	\`email\` text NOT NULL,
  	\`phone\` text NOT NULL,
  	\`message\` text,
  	\`vehicle\` text,
  	\`product_id\` integer,
  	\`marker\` text,
  	\`colour\` text,
  	\`state_id\` integer,
  	\`city_id\` integer,
  	\`place\` text,
  	\`job_id\` integer,
  	\`position\` text,
  	\`resume_file\` text,
  	\`resume_name\` text,
  	\`resume_bytes\` numeric,
  	\`resume_scan\` text,
  	\`human_check\` text NOT NULL,
  	\`privacy_version\` text,
  	\`lead_key\` text NOT NULL,
  	\`delivery\` text NOT NULL,
  	\`notified_at\` text,
  	\`receipt_wanted\` integer,
  	\`receipt_at\` text,
  	\`webhook_at\` text,
  	\`attempts\` numeric NOT NULL,
  	\`next_attempt_at\` text,
  	\`lease_until\` text,
  	\`last_problem\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`owner_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`state_id\`) REFERENCES \`states\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`city_id\`) REFERENCES \`cities\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`job_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`leads_status_idx\` ON \`leads\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`leads_owner_idx\` ON \`leads\` (\`owner_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_kind_idx\` ON \`leads\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`leads_email_idx\` ON \`leads\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`leads_phone_idx\` ON \`leads\` (\`phone\`);`)
  await db.run(sql`CREATE INDEX \`leads_product_idx\` ON \`leads\` (\`product_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_state_idx\` ON \`leads\` (\`state_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_city_idx\` ON \`leads\` (\`city_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_job_idx\` ON \`leads\` (\`job_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_resume_file_idx\` ON \`leads\` (\`resume_file\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`leads_lead_key_idx\` ON \`leads\` (\`lead_key\`);`)
  await db.run(sql`CREATE INDEX \`leads_updated_at_idx\` ON \`leads\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_created_at_idx\` ON \`leads\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`delivery_nextAttemptAt_idx\` ON \`leads\` (\`delivery\`,\`next_attempt_at\`);`)
  await db.run(sql`CREATE TABLE \`spent_checks\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`token\` text NOT NULL,
  	\`lead_key\` text NOT NULL,
  	\`expires_at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`spent_checks_token_idx\` ON \`spent_checks\` (\`token\`);`)
  await db.run(sql`CREATE INDEX \`spent_checks_expires_at_idx\` ON \`spent_checks\` (\`expires_at\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`leads_id\` integer REFERENCES leads(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`spent_checks_id\` integer REFERENCES spent_checks(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_leads_id_idx\` ON \`payload_locked_documents_rels\` (\`leads_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_spent_checks_id_idx\` ON \`payload_locked_documents_rels\` (\`spent_checks_id\`);`)
}
