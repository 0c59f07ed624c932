import { sql } from '@payloadcms/db-sqlite';
import type { MigrationArgs } from '../../database/migration-args.ts';

export async function up({ db }: MigrationArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`lead_routes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`lead\` numeric NOT NULL,
  	\`step\` numeric NOT NULL,
  	\`rule\` numeric NOT NULL,
  	\`rule_name\` text NOT NULL,
  	\`turn\` numeric NOT NULL,
  	\`owner\` numeric,
  	\`dealer\` numeric,
  	\`target_name\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`at\` text NOT NULL,
  	\`mail_at\` text,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`seed\` text NOT NULL,
  	\`key_until\` text,
  	\`taken_at\` text,
  	\`ended_at\` text,
  	\`reason\` text,
  	\`noted\` text,
  	\`noted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`lead_routes_state_idx\` ON \`lead_routes\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`lead_routes_mail_at_idx\` ON \`lead_routes\` (\`mail_at\`);`)
  await db.run(sql`CREATE INDEX \`lead_routes_key_until_idx\` ON \`lead_routes\` (\`key_until\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`lead_step_idx\` ON \`lead_routes\` (\`lead\`,\`step\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`rule_turn_idx\` ON \`lead_routes\` (\`rule\`,\`turn\`);`)
  await db.run(sql`CREATE TABLE \`routing_rules_kinds\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`routing_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`routing_rules_kinds_order_idx\` ON \`routing_rules_kinds\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`routing_rules_kinds_parent_idx\` ON \`routing_rules_kinds\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`routing_rules_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`routing_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`routing_rules_languages_order_idx\` ON \`routing_rules_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`routing_rules_languages_parent_idx\` ON \`routing_rules_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`routing_rules\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`name\` text NOT NULL,
  	\`is_on\` integer DEFAULT true,
  	\`target\` text DEFAULT 'owners' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`routing_rules__order_idx\` ON \`routing_rules\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`routing_rules_updated_at_idx\` ON \`routing_rules\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`routing_rules_created_at_idx\` ON \`routing_rules\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`routing_rules_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	\`states_id\` integer,
  	\`staff_id\` integer,
  	\`dealers_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`routing_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`states_id\`) REFERENCES \`states\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`dealers_id\`) REFERENCES \`dealers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`routing_rules_rels_order_idx\` ON \`routing_rules_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`routing_rules_rels_parent_idx\` ON \`routing_rules_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`routing_rules_rels_path_idx\` ON \`routing_rules_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`routing_rules_rels_products_id_idx\` ON \`routing_rules_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`routing_rules_rels_states_id_idx\` ON \`routing_rules_rels\` (\`states_id\`);`)
  await db.run(sql`CREATE INDEX \`routing_rules_rels_staff_id_idx\` ON \`routing_rules_rels\` (\`staff_id\`);`)
  await db.run(sql`CREATE INDEX \`routing_rules_rels_dealers_id_idx\` ON \`routing_rules_rels\` (\`dealers_id\`);`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`routed_to_id\` integer REFERENCES dealers(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`route_at\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`term_from\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`escalate_at\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`escalations\` numeric;`)
  await db.run(sql`CREATE INDEX \`leads_routed_to_idx\` ON \`leads\` (\`routed_to_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_route_at_idx\` ON \`leads\` (\`route_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_escalate_at_idx\` ON \`leads\` (\`escalate_at\`);`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`away_from\` text;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`away_until\` text;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`superior_id\` integer REFERENCES staff(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`staff_superior_idx\` ON \`staff\` (\`superior_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`routing_rules_id\` integer REFERENCES routing_rules(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_routing_rules_id_idx\` ON \`payload_locked_documents_rels\` (\`routing_rules_id\`);`)
  await db.run(sql`ALTER TABLE \`answer_times\` ADD \`late_to\` text;`)
  await db.run(sql`ALTER TABLE \`answer_times\` ADD \`head_to\` text;`)
  await db.run(sql`ALTER TABLE \`answer_times\` ADD \`link_days\` numeric DEFAULT 14 NOT NULL;`)
}

export async function down({ db }: MigrationArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`lead_routes\`;`)
  await db.run(sql`DROP TABLE \`routing_rules_kinds\`;`)
  await db.run(sql`DROP TABLE \`routing_rules_languages\`;`)
  await db.run(sql`DROP TABLE \`routing_rules\`;`)
  await db.run(sql`DROP TABLE \`routing_rules_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_leads\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`owner_id\` integer,
  	\`next_step\` text,
  	\`next_step_on\` text,
  	\`called_at\` text,
  	\`answered_at\` text,
  	\`remind_at\` text,
  	\`notes\` text,
  	\`phone_digits\` text,
  	\`person\` text,
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
  	\`first_choice\` text,
  	\`second_choice\` text,
  	\`product_id\` integer,
  	\`marker\` text,
  	\`place\` text,
  	\`dealer_id\` integer,
  	\`position\` text,
  	\`page\` text,
  	\`utm_source\` text,
  	\`utm_medium\` text,
  	\`utm_campaign\` text,
  	\`utm_term\` text,
  	\`utm_content\` text,
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
  	FOREIGN KEY (\`product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`dealer_id\`) REFERENCES \`dealers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_leads\`("id", "status", "owner_id", "next_step", "next_step_on", "called_at", "answered_at", "remind_at", "notes", "phone_digits", "person", "language", "kind", "name", "first_name", "last_name", "email", "phone", "message", "marketing_consent", "whatsapp_consent", "vehicle", "state_id", "city_id", "colour", "reckoning", "job_id", "first_choice", "second_choice", "product_id", "marker", "place", "dealer_id", "position", "page", "utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content", "source", "resume_file", "resume_name", "resume_bytes", "resume_scan", "human_check", "privacy_version", "withdrawn_at", "lead_key", "delivery", "notified_at", "receipt_wanted", "receipt_at", "webhook_at", "attempts", "next_attempt_at", "lease_until", "last_problem", "last_change_staff_id", "last_change_by", "last_change_at", "updated_at", "created_at", "deleted_at") SELECT "id", "status", "owner_id", "next_step", "next_step_on", "called_at", "answered_at", "remind_at", "notes", "phone_digits", "person", "language", "kind", "name", "first_name", "last_name", "email", "phone", "message", "marketing_consent", "whatsapp_consent", "vehicle", "state_id", "city_id", "colour", "reckoning", "job_id", "first_choice", "second_choice", "product_id", "marker", "place", "dealer_id", "position", "page", "utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content", "source", "resume_file", "resume_name", "resume_bytes", "resume_scan", "human_check", "privacy_version", "withdrawn_at", "lead_key", "delivery", "notified_at", "receipt_wanted", "receipt_at", "webhook_at", "attempts", "next_attempt_at", "lease_until", "last_problem", "last_change_staff_id", "last_change_by", "last_change_at", "updated_at", "created_at", "deleted_at" FROM \`leads\`;`)
  await db.run(sql`DROP TABLE \`leads\`;`)
  await db.run(sql`ALTER TABLE \`__new_leads\` RENAME TO \`leads\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`leads_status_idx\` ON \`leads\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`leads_owner_idx\` ON \`leads\` (\`owner_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_next_step_on_idx\` ON \`leads\` (\`next_step_on\`);`)
  await db.run(sql`CREATE INDEX \`leads_answered_at_idx\` ON \`leads\` (\`answered_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_remind_at_idx\` ON \`leads\` (\`remind_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_phone_digits_idx\` ON \`leads\` (\`phone_digits\`);`)
  await db.run(sql`CREATE INDEX \`leads_person_idx\` ON \`leads\` (\`person\`);`)
  await db.run(sql`CREATE INDEX \`leads_kind_idx\` ON \`leads\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`leads_email_idx\` ON \`leads\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`leads_phone_idx\` ON \`leads\` (\`phone\`);`)
  await db.run(sql`CREATE INDEX \`leads_state_idx\` ON \`leads\` (\`state_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_city_idx\` ON \`leads\` (\`city_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_job_idx\` ON \`leads\` (\`job_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_product_idx\` ON \`leads\` (\`product_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_dealer_idx\` ON \`leads\` (\`dealer_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_page_idx\` ON \`leads\` (\`page\`);`)
  await db.run(sql`CREATE INDEX \`leads_resume_file_idx\` ON \`leads\` (\`resume_file\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`leads_lead_key_idx\` ON \`leads\` (\`lead_key\`);`)
  await db.run(sql`CREATE INDEX \`leads_updated_at_idx\` ON \`leads\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_created_at_idx\` ON \`leads\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_deleted_at_idx\` ON \`leads\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`delivery_nextAttemptAt_idx\` ON \`leads\` (\`delivery\`,\`next_attempt_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_staff\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`role\` text DEFAULT 'editor' NOT NULL,
  	\`deactivated\` integer DEFAULT false,
  	\`invited_at\` text,
  	\`second_factor_required\` integer DEFAULT false,
  	\`second_factor_since\` text,
  	\`second_factor_secret\` text,
  	\`second_factor_pending\` text,
  	\`second_factor_step\` numeric,
  	\`recovery_codes\` text,
  	\`code_tries\` numeric,
  	\`code_tries_since\` numeric,
  	\`last_change_staff_id\` numeric,
  	\`last_change_by\` text,
  	\`last_change_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_staff\`("id", "name", "role", "deactivated", "invited_at", "second_factor_required", "second_factor_since", "second_factor_secret", "second_factor_pending", "second_factor_step", "recovery_codes", "code_tries", "code_tries_since", "last_change_staff_id", "last_change_by", "last_change_at", "updated_at", "created_at", "email", "reset_password_token", "reset_password_expiration", "salt", "hash", "reset_password_requested_at") SELECT "id", "name", "role", "deactivated", "invited_at", "second_factor_required", "second_factor_since", "second_factor_secret", "second_factor_pending", "second_factor_step", "recovery_codes", "code_tries", "code_tries_since", "last_change_staff_id", "last_change_by", "last_change_at", "updated_at", "created_at", "email", "reset_password_token", "reset_password_expiration", "salt", "hash", "reset_password_requested_at" FROM \`staff\`;`)
  await db.run(sql`DROP TABLE \`staff\`;`)
  await db.run(sql`ALTER TABLE \`__new_staff\` RENAME TO \`staff\`;`)
  await db.run(sql`CREATE INDEX \`staff_updated_at_idx\` ON \`staff\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`staff_created_at_idx\` ON \`staff\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`staff_email_idx\` ON \`staff\` (\`email\`);`)
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
  	\`dealers_id\` integer,
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
  	FOREIGN KEY (\`dealers_id\`) REFERENCES \`dealers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
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
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "page_meta_id", "banners_id", "questions_id", "products_id", "assumptions_id", "blogs_id", "events_id", "trade_shows_id", "redirects_id", "testimonials_id", "gallery_items_id", "media_id", "certificates_id", "states_id", "cities_id", "dealers_id", "leads_id", "privacy_requests_id", "reply_templates_id", "jobs_id", "staff_id", "seed_records_id", "spent_checks_id", "preview_links_id") SELECT "id", "order", "parent_id", "path", "page_meta_id", "banners_id", "questions_id", "products_id", "assumptions_id", "blogs_id", "events_id", "trade_shows_id", "redirects_id", "testimonials_id", "gallery_items_id", "media_id", "certificates_id", "states_id", "cities_id", "dealers_id", "leads_id", "privacy_requests_id", "reply_templates_id", "jobs_id", "staff_id", "seed_records_id", "spent_checks_id", "preview_links_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_dealers_id_idx\` ON \`payload_locked_documents_rels\` (\`dealers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_leads_id_idx\` ON \`payload_locked_documents_rels\` (\`leads_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_privacy_requests_id_idx\` ON \`payload_locked_documents_rels\` (\`privacy_requests_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reply_templates_id_idx\` ON \`payload_locked_documents_rels\` (\`reply_templates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_jobs_id_idx\` ON \`payload_locked_documents_rels\` (\`jobs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_staff_id_idx\` ON \`payload_locked_documents_rels\` (\`staff_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_seed_records_id_idx\` ON \`payload_locked_documents_rels\` (\`seed_records_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_spent_checks_id_idx\` ON \`payload_locked_documents_rels\` (\`spent_checks_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_preview_links_id_idx\` ON \`payload_locked_documents_rels\` (\`preview_links_id\`);`)
  await db.run(sql`ALTER TABLE \`answer_times\` DROP COLUMN \`late_to\`;`)
  await db.run(sql`ALTER TABLE \`answer_times\` DROP COLUMN \`head_to\`;`)
  await db.run(sql`ALTER TABLE \`answer_times\` DROP COLUMN \`link_days\`;`)
}
