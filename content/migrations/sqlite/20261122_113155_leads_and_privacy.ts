import { sql } from '@payloadcms/db-sqlite';
import type { MigrationArgs } from '../../database/migration-args.ts';
import { fillDealerVehicles } from '../../migrations-support/fill-dealer-vehicles.ts';

export async function up({ db }: MigrationArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`privacy_requests\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`due_at\` text NOT NULL,
  	\`outcome\` text,
  	\`about\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`email\` text,
  	\`phone\` text,
  	\`reference\` text,
  	\`settled_at\` text,
  	\`request_key\` text NOT NULL,
  	\`attempts\` numeric NOT NULL,
  	\`next_attempt_at\` text,
  	\`key_hash\` text,
  	\`key_until\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`privacy_requests_kind_idx\` ON \`privacy_requests\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`privacy_requests_state_idx\` ON \`privacy_requests\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`privacy_requests_due_at_idx\` ON \`privacy_requests\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`privacy_requests_about_idx\` ON \`privacy_requests\` (\`about\`);`)
  await db.run(sql`CREATE INDEX \`privacy_requests_email_idx\` ON \`privacy_requests\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`privacy_requests_phone_idx\` ON \`privacy_requests\` (\`phone\`);`)
  await db.run(sql`CREATE INDEX \`privacy_requests_reference_idx\` ON \`privacy_requests\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`privacy_requests_settled_at_idx\` ON \`privacy_requests\` (\`settled_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`privacy_requests_request_key_idx\` ON \`privacy_requests\` (\`request_key\`);`)
  await db.run(sql`CREATE INDEX \`privacy_requests_next_attempt_at_idx\` ON \`privacy_requests\` (\`next_attempt_at\`);`)
  await db.run(sql`CREATE INDEX \`privacy_requests_key_hash_idx\` ON \`privacy_requests\` (\`key_hash\`);`)
  await db.run(sql`CREATE INDEX \`privacy_requests_updated_at_idx\` ON \`privacy_requests\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`privacy_requests_created_at_idx\` ON \`privacy_requests\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`lead_log\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`lead\` numeric NOT NULL,
  	\`is_application\` integer DEFAULT false NOT NULL,
  	\`at\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`by\` text NOT NULL,
  	\`staff_id\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`lead_log_lead_idx\` ON \`lead_log\` (\`lead\`);`)
  await db.run(sql`CREATE TABLE \`reply_templates\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`for\` text NOT NULL,
  	\`sets_status\` text,
  	\`is_sample\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`reply_templates_updated_at_idx\` ON \`reply_templates\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reply_templates_created_at_idx\` ON \`reply_templates\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`reply_templates_locales\` (
  	\`subject\` text,
  	\`text\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`reply_templates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`reply_templates_locales_locale_parent_id_unique\` ON \`reply_templates_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`next_step\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`next_step_on\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`called_at\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`remind_at\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`marketing_consent\` integer;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`whatsapp_consent\` integer;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`source\` text DEFAULT 'website';`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`withdrawn_at\` text;`)
  await db.run(sql`CREATE INDEX \`leads_next_step_on_idx\` ON \`leads\` (\`next_step_on\`);`)
  await db.run(sql`CREATE INDEX \`leads_remind_at_idx\` ON \`leads\` (\`remind_at\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`privacy_requests_id\` integer REFERENCES privacy_requests(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`reply_templates_id\` integer REFERENCES reply_templates(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_privacy_requests_id_idx\` ON \`payload_locked_documents_rels\` (\`privacy_requests_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reply_templates_id_idx\` ON \`payload_locked_documents_rels\` (\`reply_templates_id\`);`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`grievance_email\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings_locales\` ADD \`grievance_name\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_grievance_email\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v_locales\` ADD \`version_grievance_name\` text;`)
  await db.run(sql.raw(fillDealerVehicles))
}
