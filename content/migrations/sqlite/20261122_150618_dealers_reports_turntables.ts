import { sql } from '@payloadcms/db-sqlite';
import type { MigrationArgs } from '../../database/migration-args.ts';

export async function up({ db }: MigrationArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`dealers_phones\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`number\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`dealers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`dealers_phones_order_idx\` ON \`dealers_phones\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`dealers_phones_parent_id_idx\` ON \`dealers_phones\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`dealers_hours_days\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`dealers_hours\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`dealers_hours_days_order_idx\` ON \`dealers_hours_days\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`dealers_hours_days_parent_idx\` ON \`dealers_hours_days\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`dealers_hours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`opens\` text,
  	\`closes\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`dealers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`dealers_hours_order_idx\` ON \`dealers_hours\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`dealers_hours_parent_id_idx\` ON \`dealers_hours\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`dealers_services\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`dealers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`dealers_services_order_idx\` ON \`dealers_services\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`dealers_services_parent_idx\` ON \`dealers_services\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`dealers_spoken\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`dealers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`dealers_spoken_order_idx\` ON \`dealers_spoken\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`dealers_spoken_parent_idx\` ON \`dealers_spoken\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`dealers\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text,
  	\`pin\` text,
  	\`state_id\` integer,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`whatsapp\` text,
  	\`email\` text,
  	\`is_sample\` integer DEFAULT false,
  	\`last_change_staff_id\` numeric,
  	\`last_change_by\` text,
  	\`last_change_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'published',
  	FOREIGN KEY (\`state_id\`) REFERENCES \`states\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`dealers_slug_idx\` ON \`dealers\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`dealers_pin_idx\` ON \`dealers\` (\`pin\`);`)
  await db.run(sql`CREATE INDEX \`dealers_state_idx\` ON \`dealers\` (\`state_id\`);`)
  await db.run(sql`CREATE INDEX \`dealers_updated_at_idx\` ON \`dealers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`dealers_created_at_idx\` ON \`dealers\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`dealers_deleted_at_idx\` ON \`dealers\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`dealers__status_idx\` ON \`dealers\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`dealers_locales\` (
  	\`name\` text,
  	\`address\` text,
  	\`town\` text,
  	\`translation_ready\` integer DEFAULT false,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`dealers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`dealers_locales_locale_parent_id_unique\` ON \`dealers_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_dealers_v_version_phones\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`number\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_dealers_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_dealers_v_version_phones_order_idx\` ON \`_dealers_v_version_phones\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_version_phones_parent_id_idx\` ON \`_dealers_v_version_phones\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_dealers_v_version_hours_days\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_dealers_v_version_hours\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_dealers_v_version_hours_days_order_idx\` ON \`_dealers_v_version_hours_days\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_version_hours_days_parent_idx\` ON \`_dealers_v_version_hours_days\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_dealers_v_version_hours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`opens\` text,
  	\`closes\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_dealers_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_dealers_v_version_hours_order_idx\` ON \`_dealers_v_version_hours\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_version_hours_parent_id_idx\` ON \`_dealers_v_version_hours\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_dealers_v_version_services\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_dealers_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_dealers_v_version_services_order_idx\` ON \`_dealers_v_version_services\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_version_services_parent_idx\` ON \`_dealers_v_version_services\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_dealers_v_version_spoken\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_dealers_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_dealers_v_version_spoken_order_idx\` ON \`_dealers_v_version_spoken\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_version_spoken_parent_idx\` ON \`_dealers_v_version_spoken\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_dealers_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_pin\` text,
  	\`version_state_id\` integer,
  	\`version_latitude\` numeric,
  	\`version_longitude\` numeric,
  	\`version_whatsapp\` text,
  	\`version_email\` text,
  	\`version_is_sample\` integer DEFAULT false,
  	\`version_last_change_staff_id\` numeric,
  	\`version_last_change_by\` text,
  	\`version_last_change_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'published',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`dealers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_state_id\`) REFERENCES \`states\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_dealers_v_parent_idx\` ON \`_dealers_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_version_version_slug_idx\` ON \`_dealers_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_version_version_pin_idx\` ON \`_dealers_v\` (\`version_pin\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_version_version_state_idx\` ON \`_dealers_v\` (\`version_state_id\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_version_version_updated_at_idx\` ON \`_dealers_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_version_version_created_at_idx\` ON \`_dealers_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_version_version_deleted_at_idx\` ON \`_dealers_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_version_version__status_idx\` ON \`_dealers_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_created_at_idx\` ON \`_dealers_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_updated_at_idx\` ON \`_dealers_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_snapshot_idx\` ON \`_dealers_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_published_locale_idx\` ON \`_dealers_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_latest_idx\` ON \`_dealers_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_dealers_v_locales\` (
  	\`version_name\` text,
  	\`version_address\` text,
  	\`version_town\` text,
  	\`version_translation_ready\` integer DEFAULT false,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_dealers_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_dealers_v_locales_locale_parent_id_unique\` ON \`_dealers_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`webhook_events\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`at\` text,
  	\`event\` text NOT NULL,
  	\`lead\` numeric NOT NULL,
  	\`state\` text NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`last_problem\` text,
  	\`delivered_at\` text,
  	\`event_key\` text NOT NULL,
  	\`next_attempt_at\` text,
  	\`lease_until\` text,
  	\`tried_since\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`webhook_events_at_idx\` ON \`webhook_events\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`webhook_events_lead_idx\` ON \`webhook_events\` (\`lead\`);`)
  await db.run(sql`CREATE INDEX \`webhook_events_state_idx\` ON \`webhook_events\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`webhook_events_delivered_at_idx\` ON \`webhook_events\` (\`delivered_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`webhook_events_event_key_idx\` ON \`webhook_events\` (\`event_key\`);`)
  await db.run(sql`CREATE TABLE \`report_keys\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`reads\` text NOT NULL,
  	\`begins\` text NOT NULL,
  	\`made_by\` text NOT NULL,
  	\`last_used_at\` text,
  	\`key_hash\` text NOT NULL,
  	\`hour_began\` text,
  	\`used_in_hour\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`report_keys_key_hash_idx\` ON \`report_keys\` (\`key_hash\`);`)
  await db.run(sql`CREATE INDEX \`report_keys_updated_at_idx\` ON \`report_keys\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`report_keys_created_at_idx\` ON \`report_keys\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`answer_times_days\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`answer_times\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`answer_times_days_order_idx\` ON \`answer_times_days\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`answer_times_days_parent_idx\` ON \`answer_times_days\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`answer_times\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`hours_dealer\` numeric DEFAULT 16 NOT NULL,
  	\`hours_contact\` numeric DEFAULT 8 NOT NULL,
  	\`hours_inquiry\` numeric DEFAULT 4 NOT NULL,
  	\`hours_application\` numeric DEFAULT 40 NOT NULL,
  	\`hours_testride\` numeric DEFAULT 4 NOT NULL,
  	\`opens_at\` numeric DEFAULT 10 NOT NULL,
  	\`closes_at\` numeric DEFAULT 18 NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`products_variants\` ADD \`turntable_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`products_variants_turntable_idx\` ON \`products_variants\` (\`turntable_id\`);`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`innovation_picture_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`turntable_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`products_innovation_picture_idx\` ON \`products\` (\`innovation_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`products_turntable_idx\` ON \`products\` (\`turntable_id\`);`)
  await db.run(sql`ALTER TABLE \`_products_v_version_variants\` ADD \`turntable_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_products_v_version_variants_turntable_idx\` ON \`_products_v_version_variants\` (\`turntable_id\`);`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_innovation_picture_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_turntable_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_innovation_picture_idx\` ON \`_products_v\` (\`version_innovation_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_turntable_idx\` ON \`_products_v\` (\`version_turntable_id\`);`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`answered_at\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`person\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`first_choice\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`second_choice\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`dealer_id\` integer REFERENCES dealers(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`page\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`utm_source\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`utm_medium\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`utm_campaign\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`utm_term\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`utm_content\` text;`)
  await db.run(sql`CREATE INDEX \`leads_answered_at_idx\` ON \`leads\` (\`answered_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_person_idx\` ON \`leads\` (\`person\`);`)
  await db.run(sql`CREATE INDEX \`leads_dealer_idx\` ON \`leads\` (\`dealer_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_page_idx\` ON \`leads\` (\`page\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`dealers_id\` integer REFERENCES dealers(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_dealers_id_idx\` ON \`payload_locked_documents_rels\` (\`dealers_id\`);`)
  await db.run(sql`CREATE INDEX leads_email_lower_idx ON leads (LOWER(email));`)
  await db.run(sql`UPDATE leads SET answered_at = (SELECT MIN(at) FROM lead_log WHERE lead_log.lead = leads.id AND staff_id IS NOT NULL AND kind IN ('call', 'message', 'status')) WHERE EXISTS (SELECT 1 FROM lead_log WHERE lead_log.lead = leads.id AND staff_id IS NOT NULL AND kind IN ('call', 'message', 'status'));`)
}
