import { sql } from '@payloadcms/db-sqlite';
import type { MigrationArgs } from '../../database/migration-args.ts';
import { fillListOrder } from '../../migrations-support/fill-list-order.ts';

export async function up({ db }: MigrationArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`_page_meta_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_key\` text NOT NULL,
  	\`version_banner_id\` integer,
  	\`version_last_change_staff_id\` numeric,
  	\`version_last_change_by\` text,
  	\`version_last_change_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`page_meta\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_banner_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_page_meta_v_parent_idx\` ON \`_page_meta_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_meta_v_version_version_key_idx\` ON \`_page_meta_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_page_meta_v_version_version_banner_idx\` ON \`_page_meta_v\` (\`version_banner_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_meta_v_version_version_updated_at_idx\` ON \`_page_meta_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_meta_v_version_version_created_at_idx\` ON \`_page_meta_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_meta_v_version_version_deleted_at_idx\` ON \`_page_meta_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_meta_v_created_at_idx\` ON \`_page_meta_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_meta_v_updated_at_idx\` ON \`_page_meta_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_page_meta_v_locales\` (
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`version_heading\` text,
  	\`version_introduction\` text,
  	\`version_translation_ready\` integer DEFAULT false,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_page_meta_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_page_meta_v_locales_locale_parent_id_unique\` ON \`_page_meta_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_banners_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_picture_id\` integer,
  	\`version_product_id\` integer,
  	\`version_figure_key\` text,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_active\` integer DEFAULT true,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`banners\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_banners_v_parent_idx\` ON \`_banners_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version__order_idx\` ON \`_banners_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version_picture_idx\` ON \`_banners_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version_product_idx\` ON \`_banners_v\` (\`version_product_id\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version_order_idx\` ON \`_banners_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version_updated_at_idx\` ON \`_banners_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version_created_at_idx\` ON \`_banners_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version_deleted_at_idx\` ON \`_banners_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version__status_idx\` ON \`_banners_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_created_at_idx\` ON \`_banners_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_updated_at_idx\` ON \`_banners_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_snapshot_idx\` ON \`_banners_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_published_locale_idx\` ON \`_banners_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_latest_idx\` ON \`_banners_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_banners_v_locales\` (
  	\`version_heading\` text,
  	\`version_description\` text,
  	\`version_translation_ready\` integer DEFAULT false,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_banners_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_banners_v_locales_locale_parent_id_unique\` ON \`_banners_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_questions_v_version_shown_on\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_questions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_questions_v_version_shown_on_order_idx\` ON \`_questions_v_version_shown_on\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_questions_v_version_shown_on_parent_idx\` ON \`_questions_v_version_shown_on\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_questions_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`questions\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_questions_v_parent_idx\` ON \`_questions_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_questions_v_version_version__order_idx\` ON \`_questions_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_questions_v_version_version_order_idx\` ON \`_questions_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_questions_v_version_version_updated_at_idx\` ON \`_questions_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_questions_v_version_version_created_at_idx\` ON \`_questions_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_questions_v_version_version_deleted_at_idx\` ON \`_questions_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_questions_v_version_version__status_idx\` ON \`_questions_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_questions_v_created_at_idx\` ON \`_questions_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_questions_v_updated_at_idx\` ON \`_questions_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_questions_v_snapshot_idx\` ON \`_questions_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_questions_v_published_locale_idx\` ON \`_questions_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_questions_v_latest_idx\` ON \`_questions_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_questions_v_locales\` (
  	\`version_question\` text,
  	\`version_answer\` text,
  	\`version_translation_ready\` integer DEFAULT false,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_questions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_questions_v_locales_locale_parent_id_unique\` ON \`_questions_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_variants\` (
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
  await db.run(sql`CREATE INDEX \`_products_v_version_variants_order_idx\` ON \`_products_v_version_variants\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_variants_parent_id_idx\` ON \`_products_v_version_variants\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_variants_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v_version_variants\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_version_variants_locales_locale_parent_id_unique\` ON \`_products_v_version_variants_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`min\` numeric,
  	\`max\` numeric,
  	\`unit\` text,
  	\`qualifier\` text,
  	\`notation\` text,
  	\`decimals\` numeric,
  	\`group\` text,
  	\`in_specification\` integer DEFAULT true,
  	\`claim_result\` text,
  	\`claim_inputs\` text,
  	\`claim_second_charge\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_figures_order_idx\` ON \`_products_v_version_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_figures_parent_id_idx\` ON \`_products_v_version_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_figures_locales\` (
  	\`label\` text,
  	\`text\` text,
  	\`condition\` text,
  	\`note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v_version_figures\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_version_figures_locales_locale_parent_id_unique\` ON \`_products_v_version_figures_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_customer_requirements\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`icon\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_customer_requirements_order_idx\` ON \`_products_v_version_customer_requirements\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_customer_requirements_parent_id_idx\` ON \`_products_v_version_customer_requirements\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_customer_requirements_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v_version_customer_requirements\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_version_customer_requirements_locales_locale_par\` ON \`_products_v_version_customer_requirements_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_solutions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`icon\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_solutions_order_idx\` ON \`_products_v_version_solutions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_solutions_parent_id_idx\` ON \`_products_v_version_solutions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_solutions_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v_version_solutions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_version_solutions_locales_locale_parent_id_uniqu\` ON \`_products_v_version_solutions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_innovations\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`icon\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_innovations_order_idx\` ON \`_products_v_version_innovations\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_innovations_parent_id_idx\` ON \`_products_v_version_innovations\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_innovations_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v_version_innovations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_version_innovations_locales_locale_parent_id_uni\` ON \`_products_v_version_innovations_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_segment_needs\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`icon\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_segment_needs_order_idx\` ON \`_products_v_version_segment_needs\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_segment_needs_parent_id_idx\` ON \`_products_v_version_segment_needs\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_segment_needs_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v_version_segment_needs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_version_segment_needs_locales_locale_parent_id_u\` ON \`_products_v_version_segment_needs_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_end_users\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`age_from\` numeric,
  	\`age_to\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_end_users_order_idx\` ON \`_products_v_version_end_users\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_end_users_parent_id_idx\` ON \`_products_v_version_end_users\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_end_users_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v_version_end_users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_version_end_users_locales_locale_parent_id_uniqu\` ON \`_products_v_version_end_users_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_target_customers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`icon\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_target_customers_order_idx\` ON \`_products_v_version_target_customers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_target_customers_parent_id_idx\` ON \`_products_v_version_target_customers\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_target_customers_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v_version_target_customers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_version_target_customers_locales_locale_parent_i\` ON \`_products_v_version_target_customers_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_accessories\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_accessories_order_idx\` ON \`_products_v_version_accessories\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_accessories_parent_id_idx\` ON \`_products_v_version_accessories\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_accessories_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v_version_accessories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_version_accessories_locales_locale_parent_id_uni\` ON \`_products_v_version_accessories_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_comparison_rows\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`figure_key\` text,
  	\`rival1_number\` numeric,
  	\`rival2_number\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_comparison_rows_order_idx\` ON \`_products_v_version_comparison_rows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_comparison_rows_parent_id_idx\` ON \`_products_v_version_comparison_rows\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_comparison_rows_locales\` (
  	\`rival1_text\` text,
  	\`rival2_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v_version_comparison_rows\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_version_comparison_rows_locales_locale_parent_id\` ON \`_products_v_version_comparison_rows_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v\` (
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
  await db.run(sql`CREATE TABLE \`_products_v_locales\` (
  	\`version_name\` text,
  	\`version_line\` text,
  	\`version_tagline\` text,
  	\`version_summary\` text,
  	\`version_price_place\` text,
  	\`version_innovations_heading\` text,
  	\`version_comparison_heading\` text,
  	\`version_comparison_note\` text,
  	\`version_comparison_rival1\` text,
  	\`version_comparison_rival2\` text,
  	\`version_comparison_rival1_source\` text,
  	\`version_comparison_rival2_source\` text,
  	\`version_translation_ready\` integer DEFAULT false,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_locales_locale_parent_id_unique\` ON \`_products_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_texts_order_parent\` ON \`_products_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`questions_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`questions_id\`) REFERENCES \`questions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_rels_order_idx\` ON \`_products_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_parent_idx\` ON \`_products_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_path_idx\` ON \`_products_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_media_id_idx\` ON \`_products_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_questions_id_idx\` ON \`_products_v_rels\` (\`questions_id\`);`)
  await db.run(sql`CREATE TABLE \`_assumptions_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_key\` text NOT NULL,
  	\`version_value\` numeric NOT NULL,
  	\`version_low\` numeric,
  	\`version_high\` numeric,
  	\`version_is_estimate\` integer DEFAULT false,
  	\`version_source_url\` text,
  	\`version_as_of\` text NOT NULL,
  	\`version_review_by\` text,
  	\`version_ends_on\` text,
  	\`version_order\` numeric DEFAULT 100 NOT NULL,
  	\`version_last_change_staff_id\` numeric,
  	\`version_last_change_by\` text,
  	\`version_last_change_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`assumptions\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_assumptions_v_parent_idx\` ON \`_assumptions_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_assumptions_v_version_version__order_idx\` ON \`_assumptions_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_assumptions_v_version_version_key_idx\` ON \`_assumptions_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_assumptions_v_version_version_review_by_idx\` ON \`_assumptions_v\` (\`version_review_by\`);`)
  await db.run(sql`CREATE INDEX \`_assumptions_v_version_version_ends_on_idx\` ON \`_assumptions_v\` (\`version_ends_on\`);`)
  await db.run(sql`CREATE INDEX \`_assumptions_v_version_version_order_idx\` ON \`_assumptions_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_assumptions_v_version_version_updated_at_idx\` ON \`_assumptions_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_assumptions_v_version_version_created_at_idx\` ON \`_assumptions_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_assumptions_v_version_version_deleted_at_idx\` ON \`_assumptions_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_assumptions_v_created_at_idx\` ON \`_assumptions_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_assumptions_v_updated_at_idx\` ON \`_assumptions_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_assumptions_v_locales\` (
  	\`version_name\` text NOT NULL,
  	\`version_place\` text,
  	\`version_source_title\` text,
  	\`version_source_publisher\` text,
  	\`version_note\` text,
  	\`version_translation_ready\` integer DEFAULT false,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_assumptions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_assumptions_v_locales_locale_parent_id_unique\` ON \`_assumptions_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`events_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`events_rels_order_idx\` ON \`events_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`events_rels_parent_idx\` ON \`events_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`events_rels_path_idx\` ON \`events_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`events_rels_media_id_idx\` ON \`events_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_rels_order_idx\` ON \`_events_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_rels_parent_idx\` ON \`_events_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_rels_path_idx\` ON \`_events_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_rels_media_id_idx\` ON \`_events_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_trade_shows_v_version_categories\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_trade_shows_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_trade_shows_v_version_categories_order_idx\` ON \`_trade_shows_v_version_categories\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_trade_shows_v_version_categories_parent_id_idx\` ON \`_trade_shows_v_version_categories\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_trade_shows_v_version_categories_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_trade_shows_v_version_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_trade_shows_v_version_categories_locales_locale_parent_id_u\` ON \`_trade_shows_v_version_categories_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_trade_shows_v_version_images\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`picture_id\` integer,
  	\`category\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_trade_shows_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_trade_shows_v_version_images_order_idx\` ON \`_trade_shows_v_version_images\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_trade_shows_v_version_images_parent_id_idx\` ON \`_trade_shows_v_version_images\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_trade_shows_v_version_images_picture_idx\` ON \`_trade_shows_v_version_images\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`_trade_shows_v_version_images_locales\` (
  	\`caption\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_trade_shows_v_version_images\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_trade_shows_v_version_images_locales_locale_parent_id_uniqu\` ON \`_trade_shows_v_version_images_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_trade_shows_v_version_videos\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`url\` text,
  	\`poster_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_trade_shows_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_trade_shows_v_version_videos_order_idx\` ON \`_trade_shows_v_version_videos\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_trade_shows_v_version_videos_parent_id_idx\` ON \`_trade_shows_v_version_videos\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_trade_shows_v_version_videos_poster_idx\` ON \`_trade_shows_v_version_videos\` (\`poster_id\`);`)
  await db.run(sql`CREATE TABLE \`_trade_shows_v_version_videos_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_trade_shows_v_version_videos\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_trade_shows_v_version_videos_locales_locale_parent_id_uniqu\` ON \`_trade_shows_v_version_videos_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_trade_shows_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_year\` numeric,
  	\`version_token\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`trade_shows\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_trade_shows_v_parent_idx\` ON \`_trade_shows_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_trade_shows_v_version_version_token_idx\` ON \`_trade_shows_v\` (\`version_token\`);`)
  await db.run(sql`CREATE INDEX \`_trade_shows_v_version_version_updated_at_idx\` ON \`_trade_shows_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_trade_shows_v_version_version_created_at_idx\` ON \`_trade_shows_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_trade_shows_v_version_version_deleted_at_idx\` ON \`_trade_shows_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_trade_shows_v_version_version__status_idx\` ON \`_trade_shows_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_trade_shows_v_created_at_idx\` ON \`_trade_shows_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_trade_shows_v_updated_at_idx\` ON \`_trade_shows_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_trade_shows_v_snapshot_idx\` ON \`_trade_shows_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_trade_shows_v_published_locale_idx\` ON \`_trade_shows_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_trade_shows_v_latest_idx\` ON \`_trade_shows_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_trade_shows_v_locales\` (
  	\`version_name\` text,
  	\`version_introduction\` text,
  	\`version_heading\` text,
  	\`version_blurb\` text,
  	\`version_translation_ready\` integer DEFAULT false,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_trade_shows_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_trade_shows_v_locales_locale_parent_id_unique\` ON \`_trade_shows_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`note\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_to_idx\` ON \`redirects\` (\`to\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`_testimonials_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_picture_id\` integer,
  	\`version_product_id\` integer,
  	\`version_order\` numeric DEFAULT 100,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`testimonials\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_testimonials_v_parent_idx\` ON \`_testimonials_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version__order_idx\` ON \`_testimonials_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_picture_idx\` ON \`_testimonials_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_product_idx\` ON \`_testimonials_v\` (\`version_product_id\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_order_idx\` ON \`_testimonials_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_updated_at_idx\` ON \`_testimonials_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_created_at_idx\` ON \`_testimonials_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version_deleted_at_idx\` ON \`_testimonials_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_version_version__status_idx\` ON \`_testimonials_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_created_at_idx\` ON \`_testimonials_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_updated_at_idx\` ON \`_testimonials_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_snapshot_idx\` ON \`_testimonials_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_published_locale_idx\` ON \`_testimonials_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_testimonials_v_latest_idx\` ON \`_testimonials_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_testimonials_v_locales\` (
  	\`version_full_name\` text,
  	\`version_designation\` text,
  	\`version_description\` text,
  	\`version_translation_ready\` integer DEFAULT false,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_testimonials_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_testimonials_v_locales_locale_parent_id_unique\` ON \`_testimonials_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_gallery_items_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_picture_id\` integer NOT NULL,
  	\`version_date\` text NOT NULL,
  	\`version_order\` numeric DEFAULT 100 NOT NULL,
  	\`version_last_change_staff_id\` numeric,
  	\`version_last_change_by\` text,
  	\`version_last_change_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`gallery_items\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_gallery_items_v_parent_idx\` ON \`_gallery_items_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_items_v_version_version__order_idx\` ON \`_gallery_items_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_items_v_version_version_picture_idx\` ON \`_gallery_items_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_items_v_version_version_date_idx\` ON \`_gallery_items_v\` (\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_items_v_version_version_order_idx\` ON \`_gallery_items_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_items_v_version_version_updated_at_idx\` ON \`_gallery_items_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_items_v_version_version_created_at_idx\` ON \`_gallery_items_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_items_v_version_version_deleted_at_idx\` ON \`_gallery_items_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_items_v_created_at_idx\` ON \`_gallery_items_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_items_v_updated_at_idx\` ON \`_gallery_items_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_gallery_items_v_locales\` (
  	\`version_caption\` text NOT NULL,
  	\`version_translation_ready\` integer DEFAULT false,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_gallery_items_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_gallery_items_v_locales_locale_parent_id_unique\` ON \`_gallery_items_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`media_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`media_texts_order_parent\` ON \`media_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_certificates_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_picture_id\` integer NOT NULL,
  	\`version_order\` numeric DEFAULT 100 NOT NULL,
  	\`version_is_sample\` integer DEFAULT false,
  	\`version_last_change_staff_id\` numeric,
  	\`version_last_change_by\` text,
  	\`version_last_change_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`certificates\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_certificates_v_parent_idx\` ON \`_certificates_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_version_version__order_idx\` ON \`_certificates_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_version_version_picture_idx\` ON \`_certificates_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_version_version_order_idx\` ON \`_certificates_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_version_version_updated_at_idx\` ON \`_certificates_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_version_version_created_at_idx\` ON \`_certificates_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_version_version_deleted_at_idx\` ON \`_certificates_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_created_at_idx\` ON \`_certificates_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_certificates_v_updated_at_idx\` ON \`_certificates_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_certificates_v_locales\` (
  	\`version_title\` text NOT NULL,
  	\`version_issuer\` text,
  	\`version_text\` text,
  	\`version_translation_ready\` integer DEFAULT false,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_certificates_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_certificates_v_locales_locale_parent_id_unique\` ON \`_certificates_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_jobs_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_openings\` numeric DEFAULT 1,
  	\`version_open\` integer DEFAULT true,
  	\`version_posted_at\` text,
  	\`version_closes_at\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_jobs_v_parent_idx\` ON \`_jobs_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_version_posted_at_idx\` ON \`_jobs_v\` (\`version_posted_at\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_version_updated_at_idx\` ON \`_jobs_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_version_created_at_idx\` ON \`_jobs_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_version_deleted_at_idx\` ON \`_jobs_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_version__status_idx\` ON \`_jobs_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_created_at_idx\` ON \`_jobs_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_updated_at_idx\` ON \`_jobs_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_snapshot_idx\` ON \`_jobs_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_published_locale_idx\` ON \`_jobs_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_latest_idx\` ON \`_jobs_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_jobs_v_locales\` (
  	\`version_position\` text,
  	\`version_department\` text,
  	\`version_qualification\` text,
  	\`version_experience\` text,
  	\`version_location\` text,
  	\`version_description\` text,
  	\`version_translation_ready\` integer DEFAULT false,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_jobs_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_jobs_v_locales_locale_parent_id_unique\` ON \`_jobs_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`audit_log\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`at\` text NOT NULL,
  	\`who\` text,
  	\`staff_id\` numeric,
  	\`role\` text,
  	\`action\` text NOT NULL,
  	\`what\` text,
  	\`details\` text,
  	\`from\` text,
  	\`device\` text,
  	\`session\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`audit_log_at_idx\` ON \`audit_log\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_staff_id_idx\` ON \`audit_log\` (\`staff_id\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_action_idx\` ON \`audit_log\` (\`action\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_session_idx\` ON \`audit_log\` (\`session\`);`)
  await db.run(sql`CREATE TABLE \`preview_links\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`document\` text NOT NULL,
  	\`made_by_id\` integer,
  	\`expires_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`made_by_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`preview_links_key_idx\` ON \`preview_links\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`preview_links_document_idx\` ON \`preview_links\` (\`document\`);`)
  await db.run(sql`CREATE INDEX \`preview_links_made_by_idx\` ON \`preview_links\` (\`made_by_id\`);`)
  await db.run(sql`CREATE INDEX \`preview_links_expires_at_idx\` ON \`preview_links\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`preview_links_updated_at_idx\` ON \`preview_links\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`preview_links_created_at_idx\` ON \`preview_links\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`_home_page_v_version_introduction_selling_points\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`icon\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_introduction_selling_points_order_idx\` ON \`_home_page_v_version_introduction_selling_points\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_introduction_selling_points_parent_id_idx\` ON \`_home_page_v_version_introduction_selling_points\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_page_v_version_introduction_selling_points_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_page_v_version_introduction_selling_points\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_home_page_v_version_introduction_selling_points_locales_loc\` ON \`_home_page_v_version_introduction_selling_points_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_page_v_version_benefits_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`min\` numeric,
  	\`max\` numeric,
  	\`unit\` text,
  	\`qualifier\` text,
  	\`notation\` text,
  	\`decimals\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_benefits_figures_order_idx\` ON \`_home_page_v_version_benefits_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_benefits_figures_parent_id_idx\` ON \`_home_page_v_version_benefits_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_page_v_version_benefits_figures_locales\` (
  	\`label\` text NOT NULL,
  	\`text\` text,
  	\`condition\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_page_v_version_benefits_figures\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_home_page_v_version_benefits_figures_locales_locale_parent_\` ON \`_home_page_v_version_benefits_figures_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_page_v_version_statistics\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`min\` numeric,
  	\`max\` numeric,
  	\`unit\` text,
  	\`qualifier\` text,
  	\`notation\` text,
  	\`decimals\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_statistics_order_idx\` ON \`_home_page_v_version_statistics\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_statistics_parent_id_idx\` ON \`_home_page_v_version_statistics\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_page_v_version_statistics_locales\` (
  	\`label\` text NOT NULL,
  	\`text\` text,
  	\`condition\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_page_v_version_statistics\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_home_page_v_version_statistics_locales_locale_parent_id_uni\` ON \`_home_page_v_version_statistics_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_page_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_last_change_staff_id\` numeric,
  	\`version_last_change_by\` text,
  	\`version_last_change_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_page_v_created_at_idx\` ON \`_home_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_updated_at_idx\` ON \`_home_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_home_page_v_locales\` (
  	\`version_introduction_heading\` text NOT NULL,
  	\`version_introduction_text\` text NOT NULL,
  	\`version_benefits_heading\` text NOT NULL,
  	\`version_benefits_text\` text NOT NULL,
  	\`version_headings_range\` text NOT NULL,
  	\`version_headings_testimonials\` text NOT NULL,
  	\`version_headings_gallery\` text NOT NULL,
  	\`version_headings_news\` text NOT NULL,
  	\`version_headings_questions\` text NOT NULL,
  	\`version_headings_statistics\` text NOT NULL,
  	\`version_translation_ready\` integer DEFAULT false,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_home_page_v_locales_locale_parent_id_unique\` ON \`_home_page_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_page_v_version_parent_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`min\` numeric,
  	\`max\` numeric,
  	\`unit\` text,
  	\`qualifier\` text,
  	\`notation\` text,
  	\`decimals\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_parent_facts_order_idx\` ON \`_about_page_v_version_parent_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_parent_facts_parent_id_idx\` ON \`_about_page_v_version_parent_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_page_v_version_parent_facts_locales\` (
  	\`label\` text NOT NULL,
  	\`text\` text,
  	\`condition\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_page_v_version_parent_facts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_about_page_v_version_parent_facts_locales_locale_parent_id_\` ON \`_about_page_v_version_parent_facts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_page_v_version_values\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`icon\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_values_order_idx\` ON \`_about_page_v_version_values\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_values_parent_id_idx\` ON \`_about_page_v_version_values\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_page_v_version_values_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_page_v_version_values\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_about_page_v_version_values_locales_locale_parent_id_unique\` ON \`_about_page_v_version_values_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_page_v_version_needs\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`icon\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_needs_order_idx\` ON \`_about_page_v_version_needs\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_needs_parent_id_idx\` ON \`_about_page_v_version_needs\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_page_v_version_needs_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_page_v_version_needs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_about_page_v_version_needs_locales_locale_parent_id_unique\` ON \`_about_page_v_version_needs_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_page_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_picture_id\` integer,
  	\`version_last_change_staff_id\` numeric,
  	\`version_last_change_by\` text,
  	\`version_last_change_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_version_picture_idx\` ON \`_about_page_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_created_at_idx\` ON \`_about_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_updated_at_idx\` ON \`_about_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_about_page_v_locales\` (
  	\`version_heading\` text NOT NULL,
  	\`version_story\` text NOT NULL,
  	\`version_mission\` text NOT NULL,
  	\`version_vision\` text NOT NULL,
  	\`version_needs_heading\` text NOT NULL,
  	\`version_translation_ready\` integer DEFAULT false,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_about_page_v_locales_locale_parent_id_unique\` ON \`_about_page_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_dealer_page_v_version_offers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`icon\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_dealer_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_dealer_page_v_version_offers_order_idx\` ON \`_dealer_page_v_version_offers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_dealer_page_v_version_offers_parent_id_idx\` ON \`_dealer_page_v_version_offers\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_dealer_page_v_version_offers_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_dealer_page_v_version_offers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_dealer_page_v_version_offers_locales_locale_parent_id_uniqu\` ON \`_dealer_page_v_version_offers_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_dealer_page_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_last_change_staff_id\` numeric,
  	\`version_last_change_by\` text,
  	\`version_last_change_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_dealer_page_v_created_at_idx\` ON \`_dealer_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_dealer_page_v_updated_at_idx\` ON \`_dealer_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_dealer_page_v_locales\` (
  	\`version_heading\` text NOT NULL,
  	\`version_pitch\` text NOT NULL,
  	\`version_translation_ready\` integer DEFAULT false,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_dealer_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_dealer_page_v_locales_locale_parent_id_unique\` ON \`_dealer_page_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_dealer_page_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_dealer_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_dealer_page_v_rels_order_idx\` ON \`_dealer_page_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_dealer_page_v_rels_parent_idx\` ON \`_dealer_page_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_dealer_page_v_rels_path_idx\` ON \`_dealer_page_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_dealer_page_v_rels_products_id_idx\` ON \`_dealer_page_v_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`menus_header_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`page\` text,
  	\`address\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus_header\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menus_header_links_order_idx\` ON \`menus_header_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menus_header_links_parent_id_idx\` ON \`menus_header_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menus_header_links_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus_header_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`menus_header_links_locales_locale_parent_id_unique\` ON \`menus_header_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menus_header\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text DEFAULT 'link' NOT NULL,
  	\`page\` text,
  	\`address\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menus_header_order_idx\` ON \`menus_header\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menus_header_parent_id_idx\` ON \`menus_header\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menus_header_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus_header\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`menus_header_locales_locale_parent_id_unique\` ON \`menus_header_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menus_choose\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`page\` text,
  	\`address\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menus_choose_order_idx\` ON \`menus_choose\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menus_choose_parent_id_idx\` ON \`menus_choose\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menus_choose_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus_choose\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`menus_choose_locales_locale_parent_id_unique\` ON \`menus_choose_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menus_footer\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`page\` text,
  	\`address\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menus_footer_order_idx\` ON \`menus_footer\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menus_footer_parent_id_idx\` ON \`menus_footer\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menus_footer_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus_footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`menus_footer_locales_locale_parent_id_unique\` ON \`menus_footer_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menus\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`button_page\` text DEFAULT 'BecomeDealer',
  	\`button_address\` text,
  	\`last_change_staff_id\` numeric,
  	\`last_change_by\` text,
  	\`last_change_at\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`menus_locales\` (
  	\`button_label\` text,
  	\`translation_ready\` integer DEFAULT false,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`menus_locales_locale_parent_id_unique\` ON \`menus_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menus_v_version_header_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`page\` text,
  	\`address\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menus_v_version_header\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menus_v_version_header_links_order_idx\` ON \`_menus_v_version_header_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_header_links_parent_id_idx\` ON \`_menus_v_version_header_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menus_v_version_header_links_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menus_v_version_header_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_menus_v_version_header_links_locales_locale_parent_id_uniqu\` ON \`_menus_v_version_header_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menus_v_version_header\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text DEFAULT 'link' NOT NULL,
  	\`page\` text,
  	\`address\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menus_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menus_v_version_header_order_idx\` ON \`_menus_v_version_header\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_header_parent_id_idx\` ON \`_menus_v_version_header\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menus_v_version_header_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menus_v_version_header\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_menus_v_version_header_locales_locale_parent_id_unique\` ON \`_menus_v_version_header_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menus_v_version_choose\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`page\` text,
  	\`address\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menus_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menus_v_version_choose_order_idx\` ON \`_menus_v_version_choose\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_choose_parent_id_idx\` ON \`_menus_v_version_choose\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menus_v_version_choose_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menus_v_version_choose\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_menus_v_version_choose_locales_locale_parent_id_unique\` ON \`_menus_v_version_choose_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menus_v_version_footer\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`page\` text,
  	\`address\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menus_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menus_v_version_footer_order_idx\` ON \`_menus_v_version_footer\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_footer_parent_id_idx\` ON \`_menus_v_version_footer\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menus_v_version_footer_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menus_v_version_footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_menus_v_version_footer_locales_locale_parent_id_unique\` ON \`_menus_v_version_footer_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menus_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_button_page\` text DEFAULT 'BecomeDealer',
  	\`version_button_address\` text,
  	\`version_last_change_staff_id\` numeric,
  	\`version_last_change_by\` text,
  	\`version_last_change_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_menus_v_created_at_idx\` ON \`_menus_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_updated_at_idx\` ON \`_menus_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_menus_v_locales\` (
  	\`version_button_label\` text,
  	\`version_translation_ready\` integer DEFAULT false,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menus_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_menus_v_locales_locale_parent_id_unique\` ON \`_menus_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_phones\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`number\` text NOT NULL,
  	\`purpose\` text DEFAULT 'main' NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_phones_order_idx\` ON \`_site_settings_v_version_phones\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_phones_parent_id_idx\` ON \`_site_settings_v_version_phones\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_phones_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v_version_phones\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_site_settings_v_version_phones_locales_locale_parent_id_uni\` ON \`_site_settings_v_version_phones_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_emails\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`address\` text NOT NULL,
  	\`purpose\` text DEFAULT 'main' NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_emails_order_idx\` ON \`_site_settings_v_version_emails\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_emails_parent_id_idx\` ON \`_site_settings_v_version_emails\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_emails_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v_version_emails\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_site_settings_v_version_emails_locales_locale_parent_id_uni\` ON \`_site_settings_v_version_emails_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_addresses\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`purpose\` text NOT NULL,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_addresses_order_idx\` ON \`_site_settings_v_version_addresses\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_addresses_parent_id_idx\` ON \`_site_settings_v_version_addresses\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_addresses_locales\` (
  	\`label\` text NOT NULL,
  	\`lines\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v_version_addresses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_site_settings_v_version_addresses_locales_locale_parent_id_\` ON \`_site_settings_v_version_addresses_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_social_profiles\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`network\` text NOT NULL,
  	\`url\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_social_profiles_order_idx\` ON \`_site_settings_v_version_social_profiles\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_social_profiles_parent_id_idx\` ON \`_site_settings_v_version_social_profiles\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_brand\` text NOT NULL,
  	\`version_legal_name\` text NOT NULL,
  	\`version_is_sample\` integer DEFAULT false,
  	\`version_whatsapp\` text,
  	\`version_domain_status\` text DEFAULT 'live' NOT NULL,
  	\`version_last_change_staff_id\` numeric,
  	\`version_last_change_by\` text,
  	\`version_last_change_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_created_at_idx\` ON \`_site_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_updated_at_idx\` ON \`_site_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_locales\` (
  	\`version_company\` text NOT NULL,
  	\`version_parent_name\` text,
  	\`version_tagline\` text NOT NULL,
  	\`version_blurb\` text NOT NULL,
  	\`version_opening_hours\` text,
  	\`version_announcement\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_site_settings_v_locales_locale_parent_id_unique\` ON \`_site_settings_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_banners\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`picture_id\` integer,
  	\`product_id\` integer,
  	\`figure_key\` text,
  	\`order\` numeric DEFAULT 100,
  	\`active\` integer DEFAULT true,
  	\`last_change_staff_id\` numeric,
  	\`last_change_by\` text,
  	\`last_change_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'published',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_banners\`("id", "picture_id", "product_id", "figure_key", "order", "active", "updated_at", "created_at") SELECT "id", "picture_id", "product_id", "figure_key", "order", "active", "updated_at", "created_at" FROM \`banners\`;`)
  await db.run(sql`DROP TABLE \`banners\`;`)
  await db.run(sql`ALTER TABLE \`__new_banners\` RENAME TO \`banners\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`banners__order_idx\` ON \`banners\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`banners_picture_idx\` ON \`banners\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`banners_product_idx\` ON \`banners\` (\`product_id\`);`)
  await db.run(sql`CREATE INDEX \`banners_order_idx\` ON \`banners\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`banners_updated_at_idx\` ON \`banners\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`banners_created_at_idx\` ON \`banners\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`banners_deleted_at_idx\` ON \`banners\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`banners__status_idx\` ON \`banners\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new_banners_locales\` (
  	\`heading\` text,
  	\`description\` text,
  	\`translation_ready\` integer DEFAULT false,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`banners\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_banners_locales\`("heading", "description", "translation_ready", "id", "_locale", "_parent_id") SELECT "heading", "description", "translation_ready", "id", "_locale", "_parent_id" FROM \`banners_locales\`;`)
  await db.run(sql`DROP TABLE \`banners_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_banners_locales\` RENAME TO \`banners_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`banners_locales_locale_parent_id_unique\` ON \`banners_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_questions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`order\` numeric DEFAULT 100,
  	\`last_change_staff_id\` numeric,
  	\`last_change_by\` text,
  	\`last_change_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'published'
  );
  `)
  await db.run(sql`INSERT INTO \`__new_questions\`("id", "order", "updated_at", "created_at") SELECT "id", "order", "updated_at", "created_at" FROM \`questions\`;`)
  await db.run(sql`DROP TABLE \`questions\`;`)
  await db.run(sql`ALTER TABLE \`__new_questions\` RENAME TO \`questions\`;`)
  await db.run(sql`CREATE INDEX \`questions__order_idx\` ON \`questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`questions_order_idx\` ON \`questions\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`questions_updated_at_idx\` ON \`questions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`questions_created_at_idx\` ON \`questions\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`questions_deleted_at_idx\` ON \`questions\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`questions__status_idx\` ON \`questions\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new_questions_locales\` (
  	\`question\` text,
  	\`answer\` text,
  	\`translation_ready\` integer DEFAULT false,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`questions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_questions_locales\`("question", "answer", "translation_ready", "id", "_locale", "_parent_id") SELECT "question", "answer", "translation_ready", "id", "_locale", "_parent_id" FROM \`questions_locales\`;`)
  await db.run(sql`DROP TABLE \`questions_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_questions_locales\` RENAME TO \`questions_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`questions_locales_locale_parent_id_unique\` ON \`questions_locales\` (\`_locale\`,\`_parent_id\`);`)
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
  await db.run(sql`CREATE INDEX \`products_variants_order_idx\` ON \`products_variants\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_variants_parent_id_idx\` ON \`products_variants\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_products_variants_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_variants\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_products_variants_locales\`("label", "id", "_locale", "_parent_id") SELECT "label", "id", "_locale", "_parent_id" FROM \`products_variants_locales\`;`)
  await db.run(sql`DROP TABLE \`products_variants_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_products_variants_locales\` RENAME TO \`products_variants_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`products_variants_locales_locale_parent_id_unique\` ON \`products_variants_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_products_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`min\` numeric,
  	\`max\` numeric,
  	\`unit\` text,
  	\`qualifier\` text,
  	\`notation\` text,
  	\`decimals\` numeric,
  	\`group\` text,
  	\`in_specification\` integer DEFAULT true,
  	\`claim_result\` text,
  	\`claim_inputs\` text,
  	\`claim_second_charge\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_products_figures\`("_order", "_parent_id", "id", "key", "min", "max", "unit", "qualifier", "notation", "decimals", "group", "in_specification", "claim_result", "claim_inputs", "claim_second_charge") SELECT "_order", "_parent_id", "id", "key", "min", "max", "unit", "qualifier", "notation", "decimals", "group", "in_specification", "claim_result", "claim_inputs", "claim_second_charge" FROM \`products_figures\`;`)
  await db.run(sql`DROP TABLE \`products_figures\`;`)
  await db.run(sql`ALTER TABLE \`__new_products_figures\` RENAME TO \`products_figures\`;`)
  await db.run(sql`CREATE INDEX \`products_figures_order_idx\` ON \`products_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_figures_parent_id_idx\` ON \`products_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_products_figures_locales\` (
  	\`label\` text,
  	\`text\` text,
  	\`condition\` text,
  	\`note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_figures\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_products_figures_locales\`("label", "text", "condition", "note", "id", "_locale", "_parent_id") SELECT "label", "text", "condition", "note", "id", "_locale", "_parent_id" FROM \`products_figures_locales\`;`)
  await db.run(sql`DROP TABLE \`products_figures_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_products_figures_locales\` RENAME TO \`products_figures_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`products_figures_locales_locale_parent_id_unique\` ON \`products_figures_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_products_customer_requirements_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_customer_requirements\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_products_customer_requirements_locales\`("title", "text", "id", "_locale", "_parent_id") SELECT "title", "text", "id", "_locale", "_parent_id" FROM \`products_customer_requirements_locales\`;`)
  await db.run(sql`DROP TABLE \`products_customer_requirements_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_products_customer_requirements_locales\` RENAME TO \`products_customer_requirements_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`products_customer_requirements_locales_locale_parent_id_uniq\` ON \`products_customer_requirements_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_products_solutions_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_solutions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_products_solutions_locales\`("title", "text", "id", "_locale", "_parent_id") SELECT "title", "text", "id", "_locale", "_parent_id" FROM \`products_solutions_locales\`;`)
  await db.run(sql`DROP TABLE \`products_solutions_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_products_solutions_locales\` RENAME TO \`products_solutions_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`products_solutions_locales_locale_parent_id_unique\` ON \`products_solutions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_products_innovations_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_innovations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_products_innovations_locales\`("title", "text", "id", "_locale", "_parent_id") SELECT "title", "text", "id", "_locale", "_parent_id" FROM \`products_innovations_locales\`;`)
  await db.run(sql`DROP TABLE \`products_innovations_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_products_innovations_locales\` RENAME TO \`products_innovations_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`products_innovations_locales_locale_parent_id_unique\` ON \`products_innovations_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_products_segment_needs_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_segment_needs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_products_segment_needs_locales\`("title", "text", "id", "_locale", "_parent_id") SELECT "title", "text", "id", "_locale", "_parent_id" FROM \`products_segment_needs_locales\`;`)
  await db.run(sql`DROP TABLE \`products_segment_needs_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_products_segment_needs_locales\` RENAME TO \`products_segment_needs_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`products_segment_needs_locales_locale_parent_id_unique\` ON \`products_segment_needs_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_products_end_users_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_end_users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_products_end_users_locales\`("text", "id", "_locale", "_parent_id") SELECT "text", "id", "_locale", "_parent_id" FROM \`products_end_users_locales\`;`)
  await db.run(sql`DROP TABLE \`products_end_users_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_products_end_users_locales\` RENAME TO \`products_end_users_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`products_end_users_locales_locale_parent_id_unique\` ON \`products_end_users_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_products_target_customers_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_target_customers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_products_target_customers_locales\`("title", "text", "id", "_locale", "_parent_id") SELECT "title", "text", "id", "_locale", "_parent_id" FROM \`products_target_customers_locales\`;`)
  await db.run(sql`DROP TABLE \`products_target_customers_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_products_target_customers_locales\` RENAME TO \`products_target_customers_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`products_target_customers_locales_locale_parent_id_unique\` ON \`products_target_customers_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_products_accessories_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_accessories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_products_accessories_locales\`("name", "id", "_locale", "_parent_id") SELECT "name", "id", "_locale", "_parent_id" FROM \`products_accessories_locales\`;`)
  await db.run(sql`DROP TABLE \`products_accessories_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_products_accessories_locales\` RENAME TO \`products_accessories_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`products_accessories_locales_locale_parent_id_unique\` ON \`products_accessories_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_products_comparison_rows\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`figure_key\` text,
  	\`rival1_number\` numeric,
  	\`rival2_number\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_products_comparison_rows\`("_order", "_parent_id", "id", "figure_key", "rival1_number", "rival2_number") SELECT "_order", "_parent_id", "id", "figure_key", "rival1_number", "rival2_number" FROM \`products_comparison_rows\`;`)
  await db.run(sql`DROP TABLE \`products_comparison_rows\`;`)
  await db.run(sql`ALTER TABLE \`__new_products_comparison_rows\` RENAME TO \`products_comparison_rows\`;`)
  await db.run(sql`CREATE INDEX \`products_comparison_rows_order_idx\` ON \`products_comparison_rows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_comparison_rows_parent_id_idx\` ON \`products_comparison_rows\` (\`_parent_id\`);`)
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
  await db.run(sql`INSERT INTO \`__new_products\`("id", "plate_name", "breadcrumb_parent", "hero_picture_id", "banner_picture_id", "colour_customisation", "price_amount_rs", "price_as_of", "passengers", "comparison_rival1_as_of", "comparison_rival2_as_of", "inquiry_marker_field", "key", "kind", "menu_group", "meta_key", "order", "updated_at", "created_at") SELECT "id", "plate_name", "breadcrumb_parent", "hero_picture_id", "banner_picture_id", "colour_customisation", "price_amount_rs", "price_as_of", "passengers", "comparison_rival1_as_of", "comparison_rival2_as_of", "inquiry_marker_field", "key", "kind", "menu_group", "meta_key", "order", "updated_at", "created_at" FROM \`products\`;`)
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
  await db.run(sql`CREATE TABLE \`__new_products_locales\` (
  	\`name\` text,
  	\`line\` text,
  	\`tagline\` text,
  	\`summary\` text,
  	\`price_place\` text,
  	\`innovations_heading\` text,
  	\`comparison_heading\` text,
  	\`comparison_note\` text,
  	\`comparison_rival1\` text,
  	\`comparison_rival2\` text,
  	\`comparison_rival1_source\` text,
  	\`comparison_rival2_source\` text,
  	\`translation_ready\` integer DEFAULT false,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_products_locales\`("name", "line", "tagline", "summary", "price_place", "innovations_heading", "comparison_heading", "comparison_note", "comparison_rival1", "comparison_rival2", "comparison_rival1_source", "comparison_rival2_source", "translation_ready", "id", "_locale", "_parent_id") SELECT "name", "line", "tagline", "summary", "price_place", "innovations_heading", "comparison_heading", "comparison_note", "comparison_rival1", "comparison_rival2", "comparison_rival1_source", "comparison_rival2_source", "translation_ready", "id", "_locale", "_parent_id" FROM \`products_locales\`;`)
  await db.run(sql`DROP TABLE \`products_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_products_locales\` RENAME TO \`products_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`products_locales_locale_parent_id_unique\` ON \`products_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_trade_shows_categories\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`trade_shows\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_trade_shows_categories\`("_order", "_parent_id", "id", "slug") SELECT "_order", "_parent_id", "id", "slug" FROM \`trade_shows_categories\`;`)
  await db.run(sql`DROP TABLE \`trade_shows_categories\`;`)
  await db.run(sql`ALTER TABLE \`__new_trade_shows_categories\` RENAME TO \`trade_shows_categories\`;`)
  await db.run(sql`CREATE INDEX \`trade_shows_categories_order_idx\` ON \`trade_shows_categories\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`trade_shows_categories_parent_id_idx\` ON \`trade_shows_categories\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_trade_shows_categories_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`trade_shows_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_trade_shows_categories_locales\`("name", "id", "_locale", "_parent_id") SELECT "name", "id", "_locale", "_parent_id" FROM \`trade_shows_categories_locales\`;`)
  await db.run(sql`DROP TABLE \`trade_shows_categories_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_trade_shows_categories_locales\` RENAME TO \`trade_shows_categories_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`trade_shows_categories_locales_locale_parent_id_unique\` ON \`trade_shows_categories_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_trade_shows_images\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`picture_id\` integer,
  	\`category\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`trade_shows\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_trade_shows_images\`("_order", "_parent_id", "id", "picture_id", "category") SELECT "_order", "_parent_id", "id", "picture_id", "category" FROM \`trade_shows_images\`;`)
  await db.run(sql`DROP TABLE \`trade_shows_images\`;`)
  await db.run(sql`ALTER TABLE \`__new_trade_shows_images\` RENAME TO \`trade_shows_images\`;`)
  await db.run(sql`CREATE INDEX \`trade_shows_images_order_idx\` ON \`trade_shows_images\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`trade_shows_images_parent_id_idx\` ON \`trade_shows_images\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`trade_shows_images_picture_idx\` ON \`trade_shows_images\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_trade_shows_videos\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`url\` text,
  	\`poster_id\` integer,
  	FOREIGN KEY (\`poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`trade_shows\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_trade_shows_videos\`("_order", "_parent_id", "id", "url", "poster_id") SELECT "_order", "_parent_id", "id", "url", "poster_id" FROM \`trade_shows_videos\`;`)
  await db.run(sql`DROP TABLE \`trade_shows_videos\`;`)
  await db.run(sql`ALTER TABLE \`__new_trade_shows_videos\` RENAME TO \`trade_shows_videos\`;`)
  await db.run(sql`CREATE INDEX \`trade_shows_videos_order_idx\` ON \`trade_shows_videos\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`trade_shows_videos_parent_id_idx\` ON \`trade_shows_videos\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`trade_shows_videos_poster_idx\` ON \`trade_shows_videos\` (\`poster_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_trade_shows_videos_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`trade_shows_videos\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_trade_shows_videos_locales\`("title", "id", "_locale", "_parent_id") SELECT "title", "id", "_locale", "_parent_id" FROM \`trade_shows_videos_locales\`;`)
  await db.run(sql`DROP TABLE \`trade_shows_videos_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_trade_shows_videos_locales\` RENAME TO \`trade_shows_videos_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`trade_shows_videos_locales_locale_parent_id_unique\` ON \`trade_shows_videos_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_trade_shows\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`year\` numeric,
  	\`token\` text,
  	\`is_sample\` integer DEFAULT false,
  	\`last_change_staff_id\` numeric,
  	\`last_change_by\` text,
  	\`last_change_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'published'
  );
  `)
  await db.run(sql`INSERT INTO \`__new_trade_shows\`("id", "year", "token", "is_sample", "updated_at", "created_at") SELECT "id", "year", "token", "is_sample", "updated_at", "created_at" FROM \`trade_shows\`;`)
  await db.run(sql`DROP TABLE \`trade_shows\`;`)
  await db.run(sql`ALTER TABLE \`__new_trade_shows\` RENAME TO \`trade_shows\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`trade_shows_token_idx\` ON \`trade_shows\` (\`token\`);`)
  await db.run(sql`CREATE INDEX \`trade_shows_updated_at_idx\` ON \`trade_shows\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`trade_shows_created_at_idx\` ON \`trade_shows\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`trade_shows_deleted_at_idx\` ON \`trade_shows\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`trade_shows__status_idx\` ON \`trade_shows\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new_trade_shows_locales\` (
  	\`name\` text,
  	\`introduction\` text,
  	\`heading\` text,
  	\`blurb\` text,
  	\`translation_ready\` integer DEFAULT false,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`trade_shows\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_trade_shows_locales\`("name", "introduction", "heading", "blurb", "translation_ready", "id", "_locale", "_parent_id") SELECT "name", "introduction", "heading", "blurb", "translation_ready", "id", "_locale", "_parent_id" FROM \`trade_shows_locales\`;`)
  await db.run(sql`DROP TABLE \`trade_shows_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_trade_shows_locales\` RENAME TO \`trade_shows_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`trade_shows_locales_locale_parent_id_unique\` ON \`trade_shows_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_testimonials\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`picture_id\` integer,
  	\`product_id\` integer,
  	\`order\` numeric DEFAULT 100,
  	\`is_sample\` integer DEFAULT false,
  	\`last_change_staff_id\` numeric,
  	\`last_change_by\` text,
  	\`last_change_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'published',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_testimonials\`("id", "picture_id", "product_id", "order", "is_sample", "updated_at", "created_at") SELECT "id", "picture_id", "product_id", "order", "is_sample", "updated_at", "created_at" FROM \`testimonials\`;`)
  await db.run(sql`DROP TABLE \`testimonials\`;`)
  await db.run(sql`ALTER TABLE \`__new_testimonials\` RENAME TO \`testimonials\`;`)
  await db.run(sql`CREATE INDEX \`testimonials__order_idx\` ON \`testimonials\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_picture_idx\` ON \`testimonials\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_product_idx\` ON \`testimonials\` (\`product_id\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_order_idx\` ON \`testimonials\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_updated_at_idx\` ON \`testimonials\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_created_at_idx\` ON \`testimonials\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_deleted_at_idx\` ON \`testimonials\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`testimonials__status_idx\` ON \`testimonials\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new_testimonials_locales\` (
  	\`full_name\` text,
  	\`designation\` text,
  	\`description\` text,
  	\`translation_ready\` integer DEFAULT false,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`testimonials\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_testimonials_locales\`("full_name", "designation", "description", "translation_ready", "id", "_locale", "_parent_id") SELECT "full_name", "designation", "description", "translation_ready", "id", "_locale", "_parent_id" FROM \`testimonials_locales\`;`)
  await db.run(sql`DROP TABLE \`testimonials_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_testimonials_locales\` RENAME TO \`testimonials_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`testimonials_locales_locale_parent_id_unique\` ON \`testimonials_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_jobs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`openings\` numeric DEFAULT 1,
  	\`open\` integer DEFAULT true,
  	\`posted_at\` text,
  	\`closes_at\` text,
  	\`is_sample\` integer DEFAULT false,
  	\`last_change_staff_id\` numeric,
  	\`last_change_by\` text,
  	\`last_change_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'published'
  );
  `)
  await db.run(sql`INSERT INTO \`__new_jobs\`("id", "openings", "open", "posted_at", "closes_at", "is_sample", "updated_at", "created_at") SELECT "id", "openings", "open", "posted_at", "closes_at", "is_sample", "updated_at", "created_at" FROM \`jobs\`;`)
  await db.run(sql`DROP TABLE \`jobs\`;`)
  await db.run(sql`ALTER TABLE \`__new_jobs\` RENAME TO \`jobs\`;`)
  await db.run(sql`CREATE INDEX \`jobs_posted_at_idx\` ON \`jobs\` (\`posted_at\`);`)
  await db.run(sql`CREATE INDEX \`jobs_updated_at_idx\` ON \`jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`jobs_created_at_idx\` ON \`jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`jobs_deleted_at_idx\` ON \`jobs\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`jobs__status_idx\` ON \`jobs\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new_jobs_locales\` (
  	\`position\` text,
  	\`department\` text,
  	\`qualification\` text,
  	\`experience\` text,
  	\`location\` text,
  	\`description\` text,
  	\`translation_ready\` integer DEFAULT false,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_jobs_locales\`("position", "department", "qualification", "experience", "location", "description", "translation_ready", "id", "_locale", "_parent_id") SELECT "position", "department", "qualification", "experience", "location", "description", "translation_ready", "id", "_locale", "_parent_id" FROM \`jobs_locales\`;`)
  await db.run(sql`DROP TABLE \`jobs_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_jobs_locales\` RENAME TO \`jobs_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`jobs_locales_locale_parent_id_unique\` ON \`jobs_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`page_meta\` ADD \`last_change_staff_id\` numeric;`)
  await db.run(sql`ALTER TABLE \`page_meta\` ADD \`last_change_by\` text;`)
  await db.run(sql`ALTER TABLE \`page_meta\` ADD \`last_change_at\` text;`)
  await db.run(sql`ALTER TABLE \`page_meta\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`page_meta_deleted_at_idx\` ON \`page_meta\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`assumptions\` ADD \`_order\` text;`)
  await db.run(sql`ALTER TABLE \`assumptions\` ADD \`last_change_staff_id\` numeric;`)
  await db.run(sql`ALTER TABLE \`assumptions\` ADD \`last_change_by\` text;`)
  await db.run(sql`ALTER TABLE \`assumptions\` ADD \`last_change_at\` text;`)
  await db.run(sql`ALTER TABLE \`assumptions\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`assumptions__order_idx\` ON \`assumptions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`assumptions_deleted_at_idx\` ON \`assumptions\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`blogs\` ADD \`last_change_staff_id\` numeric;`)
  await db.run(sql`ALTER TABLE \`blogs\` ADD \`last_change_by\` text;`)
  await db.run(sql`ALTER TABLE \`blogs\` ADD \`last_change_at\` text;`)
  await db.run(sql`ALTER TABLE \`blogs\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`blogs_deleted_at_idx\` ON \`blogs\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_blogs_v\` ADD \`version_last_change_staff_id\` numeric;`)
  await db.run(sql`ALTER TABLE \`_blogs_v\` ADD \`version_last_change_by\` text;`)
  await db.run(sql`ALTER TABLE \`_blogs_v\` ADD \`version_last_change_at\` text;`)
  await db.run(sql`ALTER TABLE \`_blogs_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_deleted_at_idx\` ON \`_blogs_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`last_change_staff_id\` numeric;`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`last_change_by\` text;`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`last_change_at\` text;`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`events_deleted_at_idx\` ON \`events\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_last_change_staff_id\` numeric;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_last_change_by\` text;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_last_change_at\` text;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_deleted_at_idx\` ON \`_events_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`gallery_items\` ADD \`_order\` text;`)
  await db.run(sql`ALTER TABLE \`gallery_items\` ADD \`last_change_staff_id\` numeric;`)
  await db.run(sql`ALTER TABLE \`gallery_items\` ADD \`last_change_by\` text;`)
  await db.run(sql`ALTER TABLE \`gallery_items\` ADD \`last_change_at\` text;`)
  await db.run(sql`ALTER TABLE \`gallery_items\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`gallery_items__order_idx\` ON \`gallery_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`gallery_items_deleted_at_idx\` ON \`gallery_items\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`last_change_staff_id\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`last_change_by\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`last_change_at\` text;`)
  await db.run(sql`ALTER TABLE \`certificates\` ADD \`_order\` text;`)
  await db.run(sql`ALTER TABLE \`certificates\` ADD \`last_change_staff_id\` numeric;`)
  await db.run(sql`ALTER TABLE \`certificates\` ADD \`last_change_by\` text;`)
  await db.run(sql`ALTER TABLE \`certificates\` ADD \`last_change_at\` text;`)
  await db.run(sql`ALTER TABLE \`certificates\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`certificates__order_idx\` ON \`certificates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`certificates_deleted_at_idx\` ON \`certificates\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`states\` ADD \`last_change_staff_id\` numeric;`)
  await db.run(sql`ALTER TABLE \`states\` ADD \`last_change_by\` text;`)
  await db.run(sql`ALTER TABLE \`states\` ADD \`last_change_at\` text;`)
  await db.run(sql`ALTER TABLE \`states\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`states_deleted_at_idx\` ON \`states\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`cities\` ADD \`last_change_staff_id\` numeric;`)
  await db.run(sql`ALTER TABLE \`cities\` ADD \`last_change_by\` text;`)
  await db.run(sql`ALTER TABLE \`cities\` ADD \`last_change_at\` text;`)
  await db.run(sql`ALTER TABLE \`cities\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`cities_deleted_at_idx\` ON \`cities\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`last_change_staff_id\` numeric;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`last_change_by\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`last_change_at\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`leads_deleted_at_idx\` ON \`leads\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`deactivated\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`invited_at\` text;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`second_factor_required\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`second_factor_since\` text;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`second_factor_secret\` text;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`second_factor_pending\` text;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`second_factor_step\` numeric;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`recovery_codes\` text;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`code_tries\` numeric;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`code_tries_since\` numeric;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`last_change_staff_id\` numeric;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`last_change_by\` text;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`last_change_at\` text;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`redirects_id\` integer REFERENCES redirects(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`preview_links_id\` integer REFERENCES preview_links(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_preview_links_id_idx\` ON \`payload_locked_documents_rels\` (\`preview_links_id\`);`)
  await db.run(sql`ALTER TABLE \`home_page\` ADD \`last_change_staff_id\` numeric;`)
  await db.run(sql`ALTER TABLE \`home_page\` ADD \`last_change_by\` text;`)
  await db.run(sql`ALTER TABLE \`home_page\` ADD \`last_change_at\` text;`)
  await db.run(sql`ALTER TABLE \`about_page\` ADD \`last_change_staff_id\` numeric;`)
  await db.run(sql`ALTER TABLE \`about_page\` ADD \`last_change_by\` text;`)
  await db.run(sql`ALTER TABLE \`about_page\` ADD \`last_change_at\` text;`)
  await db.run(sql`ALTER TABLE \`dealer_page\` ADD \`last_change_staff_id\` numeric;`)
  await db.run(sql`ALTER TABLE \`dealer_page\` ADD \`last_change_by\` text;`)
  await db.run(sql`ALTER TABLE \`dealer_page\` ADD \`last_change_at\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`last_change_staff_id\` numeric;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`last_change_by\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`last_change_at\` text;`)
  for (const statement of fillListOrder) await db.run(sql.raw(statement))
}
