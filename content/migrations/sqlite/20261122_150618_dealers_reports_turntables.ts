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

export async function down({ db }: MigrationArgs): Promise<void> {
  await db.run(sql`DROP INDEX leads_email_lower_idx;`)
  await db.run(sql`DROP TABLE \`dealers_phones\`;`)
  await db.run(sql`DROP TABLE \`dealers_hours_days\`;`)
  await db.run(sql`DROP TABLE \`dealers_hours\`;`)
  await db.run(sql`DROP TABLE \`dealers_services\`;`)
  await db.run(sql`DROP TABLE \`dealers_spoken\`;`)
  await db.run(sql`DROP TABLE \`dealers\`;`)
  await db.run(sql`DROP TABLE \`dealers_locales\`;`)
  await db.run(sql`DROP TABLE \`_dealers_v_version_phones\`;`)
  await db.run(sql`DROP TABLE \`_dealers_v_version_hours_days\`;`)
  await db.run(sql`DROP TABLE \`_dealers_v_version_hours\`;`)
  await db.run(sql`DROP TABLE \`_dealers_v_version_services\`;`)
  await db.run(sql`DROP TABLE \`_dealers_v_version_spoken\`;`)
  await db.run(sql`DROP TABLE \`_dealers_v\`;`)
  await db.run(sql`DROP TABLE \`_dealers_v_locales\`;`)
  await db.run(sql`DROP TABLE \`webhook_events\`;`)
  await db.run(sql`DROP TABLE \`report_keys\`;`)
  await db.run(sql`DROP TABLE \`answer_times_days\`;`)
  await db.run(sql`DROP TABLE \`answer_times\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_products_variants\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`kind\` text,
  	\`swatch\` text,
  	\`inquiry_label\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_products_variants\`("_order", "_parent_id", "id", "key", "kind", "swatch", "inquiry_label") SELECT "_order", "_parent_id", "id", "key", "kind", "swatch", "inquiry_label" FROM \`products_variants\`;`)
  await db.run(sql`DROP TABLE \`products_variants\`;`)
  await db.run(sql`ALTER TABLE \`__new_products_variants\` RENAME TO \`products_variants\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`products_variants_order_idx\` ON \`products_variants\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_variants_parent_id_idx\` ON \`products_variants\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_products\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`plate_name\` text,
  	\`breadcrumb_parent\` text DEFAULT 'Products',
  	\`hero_picture_id\` integer,
  	\`banner_picture_id\` integer,
  	\`colour_customisation\` integer DEFAULT false,
  	\`price_amount_rs\` numeric,
  	\`price_as_of\` text,
  	\`passengers\` numeric,
  	\`comparison_rival1_as_of\` text,
  	\`comparison_rival2_as_of\` text,
  	\`inquiry_marker_field\` text,
  	\`key\` text,
  	\`kind\` text,
  	\`menu_group\` text,
  	\`meta_key\` text,
  	\`order\` numeric DEFAULT 100,
  	\`last_change_staff_id\` numeric,
  	\`last_change_by\` text,
  	\`last_change_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'published',
  	FOREIGN KEY (\`hero_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`banner_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_products\`("id", "_order", "plate_name", "breadcrumb_parent", "hero_picture_id", "banner_picture_id", "colour_customisation", "price_amount_rs", "price_as_of", "passengers", "comparison_rival1_as_of", "comparison_rival2_as_of", "inquiry_marker_field", "key", "kind", "menu_group", "meta_key", "order", "last_change_staff_id", "last_change_by", "last_change_at", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "_order", "plate_name", "breadcrumb_parent", "hero_picture_id", "banner_picture_id", "colour_customisation", "price_amount_rs", "price_as_of", "passengers", "comparison_rival1_as_of", "comparison_rival2_as_of", "inquiry_marker_field", "key", "kind", "menu_group", "meta_key", "order", "last_change_staff_id", "last_change_by", "last_change_at", "updated_at", "created_at", "deleted_at", "_status" FROM \`products\`;`)
  await db.run(sql`DROP TABLE \`products\`;`)
  await db.run(sql`ALTER TABLE \`__new_products\` RENAME TO \`products\`;`)
  await db.run(sql`CREATE INDEX \`products__order_idx\` ON \`products\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_hero_picture_idx\` ON \`products\` (\`hero_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`products_banner_picture_idx\` ON \`products\` (\`banner_picture_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`products_key_idx\` ON \`products\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`products_order_idx\` ON \`products\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`products_updated_at_idx\` ON \`products\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`products_created_at_idx\` ON \`products\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`products_deleted_at_idx\` ON \`products\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`products__status_idx\` ON \`products\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__products_v_version_variants\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`kind\` text,
  	\`swatch\` text,
  	\`inquiry_label\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__products_v_version_variants\`("_order", "_parent_id", "id", "key", "kind", "swatch", "inquiry_label", "_uuid") SELECT "_order", "_parent_id", "id", "key", "kind", "swatch", "inquiry_label", "_uuid" FROM \`_products_v_version_variants\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_variants\`;`)
  await db.run(sql`ALTER TABLE \`__new__products_v_version_variants\` RENAME TO \`_products_v_version_variants\`;`)
  await db.run(sql`CREATE INDEX \`_products_v_version_variants_order_idx\` ON \`_products_v_version_variants\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_variants_parent_id_idx\` ON \`_products_v_version_variants\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__products_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_plate_name\` text,
  	\`version_breadcrumb_parent\` text DEFAULT 'Products',
  	\`version_hero_picture_id\` integer,
  	\`version_banner_picture_id\` integer,
  	\`version_colour_customisation\` integer DEFAULT false,
  	\`version_price_amount_rs\` numeric,
  	\`version_price_as_of\` text,
  	\`version_passengers\` numeric,
  	\`version_comparison_rival1_as_of\` text,
  	\`version_comparison_rival2_as_of\` text,
  	\`version_inquiry_marker_field\` text,
  	\`version_key\` text,
  	\`version_kind\` text,
  	\`version_menu_group\` text,
  	\`version_meta_key\` text,
  	\`version_order\` numeric DEFAULT 100,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_hero_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_banner_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__products_v\`("id", "parent_id", "version__order", "version_plate_name", "version_breadcrumb_parent", "version_hero_picture_id", "version_banner_picture_id", "version_colour_customisation", "version_price_amount_rs", "version_price_as_of", "version_passengers", "version_comparison_rival1_as_of", "version_comparison_rival2_as_of", "version_inquiry_marker_field", "version_key", "version_kind", "version_menu_group", "version_meta_key", "version_order", "version_last_change_staff_id", "version_last_change_by", "version_last_change_at", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest") SELECT "id", "parent_id", "version__order", "version_plate_name", "version_breadcrumb_parent", "version_hero_picture_id", "version_banner_picture_id", "version_colour_customisation", "version_price_amount_rs", "version_price_as_of", "version_passengers", "version_comparison_rival1_as_of", "version_comparison_rival2_as_of", "version_inquiry_marker_field", "version_key", "version_kind", "version_menu_group", "version_meta_key", "version_order", "version_last_change_staff_id", "version_last_change_by", "version_last_change_at", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest" FROM \`_products_v\`;`)
  await db.run(sql`DROP TABLE \`_products_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__products_v\` RENAME TO \`_products_v\`;`)
  await db.run(sql`CREATE INDEX \`_products_v_parent_idx\` ON \`_products_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version__order_idx\` ON \`_products_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_hero_picture_idx\` ON \`_products_v\` (\`version_hero_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_banner_picture_idx\` ON \`_products_v\` (\`version_banner_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_key_idx\` ON \`_products_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_order_idx\` ON \`_products_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_updated_at_idx\` ON \`_products_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_created_at_idx\` ON \`_products_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_deleted_at_idx\` ON \`_products_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version__status_idx\` ON \`_products_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_created_at_idx\` ON \`_products_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_updated_at_idx\` ON \`_products_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_snapshot_idx\` ON \`_products_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_published_locale_idx\` ON \`_products_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_latest_idx\` ON \`_products_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_leads\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`owner_id\` integer,
  	\`next_step\` text,
  	\`next_step_on\` text,
  	\`called_at\` text,
  	\`remind_at\` text,
  	\`notes\` text,
  	\`phone_digits\` text,
  	\`language\` text DEFAULT 'en' NOT NULL,
  	\`kind\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`first_name\` text,
  	\`last_name\` text,
  	\`email\` text NOT NULL,
  	\`phone\` text NOT NULL,
  	\`message\` text,
  	\`marketing_consent\` integer,
  	\`whatsapp_consent\` integer,
  	\`vehicle\` text,
  	\`state_id\` integer,
  	\`city_id\` integer,
  	\`colour\` text,
  	\`reckoning\` text,
  	\`job_id\` integer,
  	\`product_id\` integer,
  	\`marker\` text,
  	\`place\` text,
  	\`position\` text,
  	\`source\` text DEFAULT 'website',
  	\`resume_file\` text,
  	\`resume_name\` text,
  	\`resume_bytes\` numeric,
  	\`resume_scan\` text,
  	\`human_check\` text NOT NULL,
  	\`privacy_version\` text,
  	\`withdrawn_at\` text,
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
  	\`last_change_staff_id\` numeric,
  	\`last_change_by\` text,
  	\`last_change_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`owner_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`state_id\`) REFERENCES \`states\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`city_id\`) REFERENCES \`cities\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`job_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_leads\`("id", "status", "owner_id", "next_step", "next_step_on", "called_at", "remind_at", "notes", "phone_digits", "language", "kind", "name", "first_name", "last_name", "email", "phone", "message", "marketing_consent", "whatsapp_consent", "vehicle", "state_id", "city_id", "colour", "reckoning", "job_id", "product_id", "marker", "place", "position", "source", "resume_file", "resume_name", "resume_bytes", "resume_scan", "human_check", "privacy_version", "withdrawn_at", "lead_key", "delivery", "notified_at", "receipt_wanted", "receipt_at", "webhook_at", "attempts", "next_attempt_at", "lease_until", "last_problem", "last_change_staff_id", "last_change_by", "last_change_at", "updated_at", "created_at", "deleted_at") SELECT "id", "status", "owner_id", "next_step", "next_step_on", "called_at", "remind_at", "notes", "phone_digits", "language", "kind", "name", "first_name", "last_name", "email", "phone", "message", "marketing_consent", "whatsapp_consent", "vehicle", "state_id", "city_id", "colour", "reckoning", "job_id", "product_id", "marker", "place", "position", "source", "resume_file", "resume_name", "resume_bytes", "resume_scan", "human_check", "privacy_version", "withdrawn_at", "lead_key", "delivery", "notified_at", "receipt_wanted", "receipt_at", "webhook_at", "attempts", "next_attempt_at", "lease_until", "last_problem", "last_change_staff_id", "last_change_by", "last_change_at", "updated_at", "created_at", "deleted_at" FROM \`leads\`;`)
  await db.run(sql`DROP TABLE \`leads\`;`)
  await db.run(sql`ALTER TABLE \`__new_leads\` RENAME TO \`leads\`;`)
  await db.run(sql`CREATE INDEX \`leads_status_idx\` ON \`leads\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`leads_owner_idx\` ON \`leads\` (\`owner_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_next_step_on_idx\` ON \`leads\` (\`next_step_on\`);`)
  await db.run(sql`CREATE INDEX \`leads_remind_at_idx\` ON \`leads\` (\`remind_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_phone_digits_idx\` ON \`leads\` (\`phone_digits\`);`)
  await db.run(sql`CREATE INDEX \`leads_kind_idx\` ON \`leads\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`leads_email_idx\` ON \`leads\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`leads_phone_idx\` ON \`leads\` (\`phone\`);`)
  await db.run(sql`CREATE INDEX \`leads_state_idx\` ON \`leads\` (\`state_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_city_idx\` ON \`leads\` (\`city_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_job_idx\` ON \`leads\` (\`job_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_product_idx\` ON \`leads\` (\`product_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_resume_file_idx\` ON \`leads\` (\`resume_file\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`leads_lead_key_idx\` ON \`leads\` (\`lead_key\`);`)
  await db.run(sql`CREATE INDEX \`leads_updated_at_idx\` ON \`leads\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_created_at_idx\` ON \`leads\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_deleted_at_idx\` ON \`leads\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`delivery_nextAttemptAt_idx\` ON \`leads\` (\`delivery\`,\`next_attempt_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`page_meta_id\` integer,
  	\`banners_id\` integer,
  	\`questions_id\` integer,
  	\`products_id\` integer,
  	\`assumptions_id\` integer,
  	\`blogs_id\` integer,
  	\`events_id\` integer,
  	\`trade_shows_id\` integer,
  	\`redirects_id\` integer,
  	\`testimonials_id\` integer,
  	\`gallery_items_id\` integer,
  	\`media_id\` integer,
  	\`certificates_id\` integer,
  	\`states_id\` integer,
  	\`cities_id\` integer,
  	\`leads_id\` integer,
  	\`privacy_requests_id\` integer,
  	\`reply_templates_id\` integer,
  	\`jobs_id\` integer,
  	\`staff_id\` integer,
  	\`seed_records_id\` integer,
  	\`spent_checks_id\` integer,
  	\`preview_links_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_meta_id\`) REFERENCES \`page_meta\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`banners_id\`) REFERENCES \`banners\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`questions_id\`) REFERENCES \`questions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`assumptions_id\`) REFERENCES \`assumptions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`blogs_id\`) REFERENCES \`blogs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`events_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trade_shows_id\`) REFERENCES \`trade_shows\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`testimonials_id\`) REFERENCES \`testimonials\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`gallery_items_id\`) REFERENCES \`gallery_items\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`certificates_id\`) REFERENCES \`certificates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`states_id\`) REFERENCES \`states\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`cities_id\`) REFERENCES \`cities\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`leads_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`privacy_requests_id\`) REFERENCES \`privacy_requests\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reply_templates_id\`) REFERENCES \`reply_templates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`jobs_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`seed_records_id\`) REFERENCES \`seed_records\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`spent_checks_id\`) REFERENCES \`spent_checks\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`preview_links_id\`) REFERENCES \`preview_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "page_meta_id", "banners_id", "questions_id", "products_id", "assumptions_id", "blogs_id", "events_id", "trade_shows_id", "redirects_id", "testimonials_id", "gallery_items_id", "media_id", "certificates_id", "states_id", "cities_id", "leads_id", "privacy_requests_id", "reply_templates_id", "jobs_id", "staff_id", "seed_records_id", "spent_checks_id", "preview_links_id") SELECT "id", "order", "parent_id", "path", "page_meta_id", "banners_id", "questions_id", "products_id", "assumptions_id", "blogs_id", "events_id", "trade_shows_id", "redirects_id", "testimonials_id", "gallery_items_id", "media_id", "certificates_id", "states_id", "cities_id", "leads_id", "privacy_requests_id", "reply_templates_id", "jobs_id", "staff_id", "seed_records_id", "spent_checks_id", "preview_links_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_page_meta_id_idx\` ON \`payload_locked_documents_rels\` (\`page_meta_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_banners_id_idx\` ON \`payload_locked_documents_rels\` (\`banners_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_questions_id_idx\` ON \`payload_locked_documents_rels\` (\`questions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_products_id_idx\` ON \`payload_locked_documents_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_assumptions_id_idx\` ON \`payload_locked_documents_rels\` (\`assumptions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_blogs_id_idx\` ON \`payload_locked_documents_rels\` (\`blogs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_events_id_idx\` ON \`payload_locked_documents_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_trade_shows_id_idx\` ON \`payload_locked_documents_rels\` (\`trade_shows_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_testimonials_id_idx\` ON \`payload_locked_documents_rels\` (\`testimonials_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_gallery_items_id_idx\` ON \`payload_locked_documents_rels\` (\`gallery_items_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_certificates_id_idx\` ON \`payload_locked_documents_rels\` (\`certificates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_states_id_idx\` ON \`payload_locked_documents_rels\` (\`states_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_cities_id_idx\` ON \`payload_locked_documents_rels\` (\`cities_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_leads_id_idx\` ON \`payload_locked_documents_rels\` (\`leads_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_privacy_requests_id_idx\` ON \`payload_locked_documents_rels\` (\`privacy_requests_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reply_templates_id_idx\` ON \`payload_locked_documents_rels\` (\`reply_templates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_jobs_id_idx\` ON \`payload_locked_documents_rels\` (\`jobs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_staff_id_idx\` ON \`payload_locked_documents_rels\` (\`staff_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_seed_records_id_idx\` ON \`payload_locked_documents_rels\` (\`seed_records_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_spent_checks_id_idx\` ON \`payload_locked_documents_rels\` (\`spent_checks_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_preview_links_id_idx\` ON \`payload_locked_documents_rels\` (\`preview_links_id\`);`)
}
