import { sql } from '@payloadcms/db-sqlite';
import type { MigrationArgs } from '../../database/migration-args.ts';

/**
 * All that stood here before the first release, in one step (docs/decisions/178-one-first-migration.md). It bears the name of the
 * last of the migrations that it stands for: a database that went through them has it, and is not asked again.
 */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`page_meta\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`banner_id\` integer,
  	\`last_change_staff_id\` numeric,
  	\`last_change_by\` text,
  	\`last_change_at\` text,
  	\`last_change_others_by\` text,
  	\`last_change_others_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`banner_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`page_meta_key_idx\` ON \`page_meta\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`page_meta_banner_idx\` ON \`page_meta\` (\`banner_id\`);`)
  await db.run(sql`CREATE INDEX \`page_meta_updated_at_idx\` ON \`page_meta\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`page_meta_created_at_idx\` ON \`page_meta\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`page_meta_deleted_at_idx\` ON \`page_meta\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`page_meta_locales\` (
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`heading\` text,
  	\`introduction\` text,
  	\`translation_ready\` integer DEFAULT false,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`page_meta\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`page_meta_locales_locale_parent_id_unique\` ON \`page_meta_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_page_meta_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_key\` text NOT NULL,
  	\`version_banner_id\` integer,
  	\`version_last_change_staff_id\` numeric,
  	\`version_last_change_by\` text,
  	\`version_last_change_at\` text,
  	\`version_last_change_others_by\` text,
  	\`version_last_change_others_at\` text,
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
  await db.run(sql`CREATE TABLE \`banners\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`picture_id\` integer,
  	\`product_id\` integer,
  	\`figure_key\` text,
  	\`active\` integer DEFAULT true,
  	\`last_change_staff_id\` numeric,
  	\`last_change_by\` text,
  	\`last_change_at\` text,
  	\`last_change_others_by\` text,
  	\`last_change_others_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'published',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`banners__order_idx\` ON \`banners\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`banners_picture_idx\` ON \`banners\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`banners_product_idx\` ON \`banners\` (\`product_id\`);`)
  await db.run(sql`CREATE INDEX \`banners_updated_at_idx\` ON \`banners\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`banners_created_at_idx\` ON \`banners\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`banners_deleted_at_idx\` ON \`banners\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`banners__status_idx\` ON \`banners\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`banners_locales\` (
  	\`heading\` text,
  	\`description\` text,
  	\`translation_ready\` integer DEFAULT false,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`banners\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`banners_locales_locale_parent_id_unique\` ON \`banners_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_banners_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_picture_id\` integer,
  	\`version_product_id\` integer,
  	\`version_figure_key\` text,
  	\`version_active\` integer DEFAULT true,
  	\`version_last_change_staff_id\` numeric,
  	\`version_last_change_by\` text,
  	\`version_last_change_at\` text,
  	\`version_last_change_others_by\` text,
  	\`version_last_change_others_at\` text,
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
  await db.run(sql`CREATE TABLE \`questions_shown_on\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`questions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`questions_shown_on_order_idx\` ON \`questions_shown_on\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`questions_shown_on_parent_idx\` ON \`questions_shown_on\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`questions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`last_change_staff_id\` numeric,
  	\`last_change_by\` text,
  	\`last_change_at\` text,
  	\`last_change_others_by\` text,
  	\`last_change_others_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'published'
  );
  `)
  await db.run(sql`CREATE INDEX \`questions__order_idx\` ON \`questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`questions_updated_at_idx\` ON \`questions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`questions_created_at_idx\` ON \`questions\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`questions_deleted_at_idx\` ON \`questions\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`questions__status_idx\` ON \`questions\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`questions_locales\` (
  	\`question\` text,
  	\`answer\` text,
  	\`translation_ready\` integer DEFAULT false,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`questions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`questions_locales_locale_parent_id_unique\` ON \`questions_locales\` (\`_locale\`,\`_parent_id\`);`)
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
  	\`version_last_change_staff_id\` numeric,
  	\`version_last_change_by\` text,
  	\`version_last_change_at\` text,
  	\`version_last_change_others_by\` text,
  	\`version_last_change_others_at\` text,
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
  await db.run(sql`CREATE TABLE \`products_variants\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`kind\` text,
  	\`swatch\` text,
  	\`inquiry_label\` text,
  	\`turntable_id\` integer,
  	FOREIGN KEY (\`turntable_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_variants_order_idx\` ON \`products_variants\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_variants_parent_id_idx\` ON \`products_variants\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_variants_turntable_idx\` ON \`products_variants\` (\`turntable_id\`);`)
  await db.run(sql`CREATE TABLE \`products_variants_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_variants\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_variants_locales_locale_parent_id_unique\` ON \`products_variants_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_figures\` (
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
  await db.run(sql`CREATE INDEX \`products_figures_order_idx\` ON \`products_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_figures_parent_id_idx\` ON \`products_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_figures_locales\` (
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
  await db.run(sql`CREATE UNIQUE INDEX \`products_figures_locales_locale_parent_id_unique\` ON \`products_figures_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_customer_requirements\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`icon\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_customer_requirements_order_idx\` ON \`products_customer_requirements\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_customer_requirements_parent_id_idx\` ON \`products_customer_requirements\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_customer_requirements_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_customer_requirements\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_customer_requirements_locales_locale_parent_id_uniq\` ON \`products_customer_requirements_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_solutions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`icon\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_solutions_order_idx\` ON \`products_solutions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_solutions_parent_id_idx\` ON \`products_solutions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_solutions_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_solutions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_solutions_locales_locale_parent_id_unique\` ON \`products_solutions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_innovations\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`icon\` text,
  	\`spot_x\` numeric,
  	\`spot_y\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_innovations_order_idx\` ON \`products_innovations\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_innovations_parent_id_idx\` ON \`products_innovations\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_innovations_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_innovations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_innovations_locales_locale_parent_id_unique\` ON \`products_innovations_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_segment_needs\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`icon\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_segment_needs_order_idx\` ON \`products_segment_needs\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_segment_needs_parent_id_idx\` ON \`products_segment_needs\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_segment_needs_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_segment_needs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_segment_needs_locales_locale_parent_id_unique\` ON \`products_segment_needs_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_end_users\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`age_from\` numeric,
  	\`age_to\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_end_users_order_idx\` ON \`products_end_users\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_end_users_parent_id_idx\` ON \`products_end_users\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_end_users_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_end_users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_end_users_locales_locale_parent_id_unique\` ON \`products_end_users_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_target_customers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`icon\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_target_customers_order_idx\` ON \`products_target_customers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_target_customers_parent_id_idx\` ON \`products_target_customers\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_target_customers_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_target_customers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_target_customers_locales_locale_parent_id_unique\` ON \`products_target_customers_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_accessories\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_accessories_order_idx\` ON \`products_accessories\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_accessories_parent_id_idx\` ON \`products_accessories\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_accessories_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_accessories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_accessories_locales_locale_parent_id_unique\` ON \`products_accessories_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_comparison_rows\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`figure_key\` text,
  	\`rival1_number\` numeric,
  	\`rival2_number\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_comparison_rows_order_idx\` ON \`products_comparison_rows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_comparison_rows_parent_id_idx\` ON \`products_comparison_rows\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_comparison_rows_locales\` (
  	\`rival1_text\` text,
  	\`rival2_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_comparison_rows\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_comparison_rows_locales_locale_parent_id_unique\` ON \`products_comparison_rows_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`plate_name\` text,
  	\`breadcrumb_parent\` text DEFAULT 'Products',
  	\`hero_picture_id\` integer,
  	\`innovation_picture_id\` integer,
  	\`banner_picture_id\` integer,
  	\`turntable_id\` integer,
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
  	\`last_change_staff_id\` numeric,
  	\`last_change_by\` text,
  	\`last_change_at\` text,
  	\`last_change_others_by\` text,
  	\`last_change_others_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'published',
  	FOREIGN KEY (\`hero_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`innovation_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`banner_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`turntable_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`products__order_idx\` ON \`products\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_hero_picture_idx\` ON \`products\` (\`hero_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`products_innovation_picture_idx\` ON \`products\` (\`innovation_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`products_banner_picture_idx\` ON \`products\` (\`banner_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`products_turntable_idx\` ON \`products\` (\`turntable_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`products_key_idx\` ON \`products\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`products_updated_at_idx\` ON \`products\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`products_created_at_idx\` ON \`products\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`products_deleted_at_idx\` ON \`products\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`products__status_idx\` ON \`products\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`products_locales\` (
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
  await db.run(sql`CREATE UNIQUE INDEX \`products_locales_locale_parent_id_unique\` ON \`products_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_texts_order_parent\` ON \`products_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`questions_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`questions_id\`) REFERENCES \`questions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_rels_order_idx\` ON \`products_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_parent_idx\` ON \`products_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_path_idx\` ON \`products_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_media_id_idx\` ON \`products_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_questions_id_idx\` ON \`products_rels\` (\`questions_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_variants\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`kind\` text,
  	\`swatch\` text,
  	\`inquiry_label\` text,
  	\`turntable_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`turntable_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_variants_order_idx\` ON \`_products_v_version_variants\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_variants_parent_id_idx\` ON \`_products_v_version_variants\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_variants_turntable_idx\` ON \`_products_v_version_variants\` (\`turntable_id\`);`)
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
  	\`spot_x\` numeric,
  	\`spot_y\` numeric,
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
  	\`version_innovation_picture_id\` integer,
  	\`version_banner_picture_id\` integer,
  	\`version_turntable_id\` integer,
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
  	\`version_last_change_staff_id\` numeric,
  	\`version_last_change_by\` text,
  	\`version_last_change_at\` text,
  	\`version_last_change_others_by\` text,
  	\`version_last_change_others_at\` text,
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
  	FOREIGN KEY (\`version_innovation_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_banner_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_turntable_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_parent_idx\` ON \`_products_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version__order_idx\` ON \`_products_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_hero_picture_idx\` ON \`_products_v\` (\`version_hero_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_innovation_picture_idx\` ON \`_products_v\` (\`version_innovation_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_banner_picture_idx\` ON \`_products_v\` (\`version_banner_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_turntable_idx\` ON \`_products_v\` (\`version_turntable_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_key_idx\` ON \`_products_v\` (\`version_key\`);`)
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
  await db.run(sql`CREATE TABLE \`assumptions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`key\` text NOT NULL,
  	\`value\` numeric NOT NULL,
  	\`low\` numeric,
  	\`high\` numeric,
  	\`is_estimate\` integer DEFAULT false,
  	\`source_url\` text,
  	\`as_of\` text NOT NULL,
  	\`review_by\` text,
  	\`ends_on\` text,
  	\`last_change_staff_id\` numeric,
  	\`last_change_by\` text,
  	\`last_change_at\` text,
  	\`last_change_others_by\` text,
  	\`last_change_others_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`assumptions__order_idx\` ON \`assumptions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`assumptions_key_idx\` ON \`assumptions\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`assumptions_review_by_idx\` ON \`assumptions\` (\`review_by\`);`)
  await db.run(sql`CREATE INDEX \`assumptions_ends_on_idx\` ON \`assumptions\` (\`ends_on\`);`)
  await db.run(sql`CREATE INDEX \`assumptions_updated_at_idx\` ON \`assumptions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`assumptions_created_at_idx\` ON \`assumptions\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`assumptions_deleted_at_idx\` ON \`assumptions\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`assumptions_locales\` (
  	\`name\` text NOT NULL,
  	\`place\` text,
  	\`source_title\` text,
  	\`source_publisher\` text,
  	\`note\` text,
  	\`translation_ready\` integer DEFAULT false,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`assumptions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`assumptions_locales_locale_parent_id_unique\` ON \`assumptions_locales\` (\`_locale\`,\`_parent_id\`);`)
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
  	\`version_last_change_staff_id\` numeric,
  	\`version_last_change_by\` text,
  	\`version_last_change_at\` text,
  	\`version_last_change_others_by\` text,
  	\`version_last_change_others_at\` text,
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
  await db.run(sql`CREATE TABLE \`blogs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`picture_id\` integer,
  	\`published_at\` text,
  	\`is_sample\` integer DEFAULT false,
  	\`last_change_staff_id\` numeric,
  	\`last_change_by\` text,
  	\`last_change_at\` text,
  	\`last_change_others_by\` text,
  	\`last_change_others_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`blogs_picture_idx\` ON \`blogs\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`blogs_published_at_idx\` ON \`blogs\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`blogs_updated_at_idx\` ON \`blogs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`blogs_created_at_idx\` ON \`blogs\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`blogs_deleted_at_idx\` ON \`blogs\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`blogs__status_idx\` ON \`blogs\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_publishedAt_idx\` ON \`blogs\` (\`_status\`,\`published_at\`);`)
  await db.run(sql`CREATE TABLE \`blogs_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`body\` text,
  	\`translation_ready\` integer DEFAULT false,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`blogs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`blogs_locales_locale_parent_id_unique\` ON \`blogs_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_blogs_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_picture_id\` integer,
  	\`version_published_at\` text,
  	\`version_is_sample\` integer DEFAULT false,
  	\`version_last_change_staff_id\` numeric,
  	\`version_last_change_by\` text,
  	\`version_last_change_at\` text,
  	\`version_last_change_others_by\` text,
  	\`version_last_change_others_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`blogs\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_blogs_v_parent_idx\` ON \`_blogs_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_picture_idx\` ON \`_blogs_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_published_at_idx\` ON \`_blogs_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_updated_at_idx\` ON \`_blogs_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_created_at_idx\` ON \`_blogs_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_deleted_at_idx\` ON \`_blogs_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version__status_idx\` ON \`_blogs_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_created_at_idx\` ON \`_blogs_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_updated_at_idx\` ON \`_blogs_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_snapshot_idx\` ON \`_blogs_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_published_locale_idx\` ON \`_blogs_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_latest_idx\` ON \`_blogs_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_autosave_idx\` ON \`_blogs_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_publishedAt_idx\` ON \`_blogs_v\` (\`version__status\`,\`version_published_at\`);`)
  await db.run(sql`CREATE TABLE \`_blogs_v_locales\` (
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_body\` text,
  	\`version_translation_ready\` integer DEFAULT false,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_blogs_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_blogs_v_locales_locale_parent_id_unique\` ON \`_blogs_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`events\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`picture_id\` integer,
  	\`date\` text,
  	\`ends_on\` text,
  	\`is_sample\` integer DEFAULT false,
  	\`last_change_staff_id\` numeric,
  	\`last_change_by\` text,
  	\`last_change_at\` text,
  	\`last_change_others_by\` text,
  	\`last_change_others_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`events_picture_idx\` ON \`events\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`events_date_idx\` ON \`events\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`events_ends_on_idx\` ON \`events\` (\`ends_on\`);`)
  await db.run(sql`CREATE INDEX \`events_updated_at_idx\` ON \`events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`events_created_at_idx\` ON \`events\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`events_deleted_at_idx\` ON \`events\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`events__status_idx\` ON \`events\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_date_idx\` ON \`events\` (\`_status\`,\`date\`);`)
  await db.run(sql`CREATE TABLE \`events_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`place\` text,
  	\`info\` text,
  	\`translation_ready\` integer DEFAULT false,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`events_locales_locale_parent_id_unique\` ON \`events_locales\` (\`_locale\`,\`_parent_id\`);`)
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
  await db.run(sql`CREATE TABLE \`_events_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_picture_id\` integer,
  	\`version_date\` text,
  	\`version_ends_on\` text,
  	\`version_is_sample\` integer DEFAULT false,
  	\`version_last_change_staff_id\` numeric,
  	\`version_last_change_by\` text,
  	\`version_last_change_at\` text,
  	\`version_last_change_others_by\` text,
  	\`version_last_change_others_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_parent_idx\` ON \`_events_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_picture_idx\` ON \`_events_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_date_idx\` ON \`_events_v\` (\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_ends_on_idx\` ON \`_events_v\` (\`version_ends_on\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_updated_at_idx\` ON \`_events_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_created_at_idx\` ON \`_events_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_deleted_at_idx\` ON \`_events_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version__status_idx\` ON \`_events_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_created_at_idx\` ON \`_events_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_updated_at_idx\` ON \`_events_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_snapshot_idx\` ON \`_events_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_published_locale_idx\` ON \`_events_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_latest_idx\` ON \`_events_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_autosave_idx\` ON \`_events_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_date_idx\` ON \`_events_v\` (\`version__status\`,\`version_date\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_locales\` (
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_place\` text,
  	\`version_info\` text,
  	\`version_translation_ready\` integer DEFAULT false,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_events_v_locales_locale_parent_id_unique\` ON \`_events_v_locales\` (\`_locale\`,\`_parent_id\`);`)
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
  await db.run(sql`CREATE TABLE \`trade_shows_categories\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`trade_shows\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`trade_shows_categories_order_idx\` ON \`trade_shows_categories\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`trade_shows_categories_parent_id_idx\` ON \`trade_shows_categories\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`trade_shows_categories_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`trade_shows_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`trade_shows_categories_locales_locale_parent_id_unique\` ON \`trade_shows_categories_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`trade_shows_images\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`picture_id\` integer,
  	\`category\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`trade_shows\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`trade_shows_images_order_idx\` ON \`trade_shows_images\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`trade_shows_images_parent_id_idx\` ON \`trade_shows_images\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`trade_shows_images_picture_idx\` ON \`trade_shows_images\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`trade_shows_images_locales\` (
  	\`caption\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`trade_shows_images\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`trade_shows_images_locales_locale_parent_id_unique\` ON \`trade_shows_images_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`trade_shows_videos\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`url\` text,
  	\`poster_id\` integer,
  	FOREIGN KEY (\`poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`trade_shows\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`trade_shows_videos_order_idx\` ON \`trade_shows_videos\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`trade_shows_videos_parent_id_idx\` ON \`trade_shows_videos\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`trade_shows_videos_poster_idx\` ON \`trade_shows_videos\` (\`poster_id\`);`)
  await db.run(sql`CREATE TABLE \`trade_shows_videos_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`trade_shows_videos\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`trade_shows_videos_locales_locale_parent_id_unique\` ON \`trade_shows_videos_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`trade_shows\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`year\` numeric,
  	\`token\` text,
  	\`is_sample\` integer DEFAULT false,
  	\`last_change_staff_id\` numeric,
  	\`last_change_by\` text,
  	\`last_change_at\` text,
  	\`last_change_others_by\` text,
  	\`last_change_others_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'published'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`trade_shows_token_idx\` ON \`trade_shows\` (\`token\`);`)
  await db.run(sql`CREATE INDEX \`trade_shows_updated_at_idx\` ON \`trade_shows\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`trade_shows_created_at_idx\` ON \`trade_shows\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`trade_shows_deleted_at_idx\` ON \`trade_shows\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`trade_shows__status_idx\` ON \`trade_shows\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`trade_shows_locales\` (
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
  await db.run(sql`CREATE UNIQUE INDEX \`trade_shows_locales_locale_parent_id_unique\` ON \`trade_shows_locales\` (\`_locale\`,\`_parent_id\`);`)
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
  	\`version_last_change_others_by\` text,
  	\`version_last_change_others_at\` text,
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
  	\`last_change_staff_id\` numeric,
  	\`last_change_by\` text,
  	\`last_change_at\` text,
  	\`last_change_others_by\` text,
  	\`last_change_others_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_to_idx\` ON \`redirects\` (\`to\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`testimonials\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`picture_id\` integer,
  	\`product_id\` integer,
  	\`is_sample\` integer DEFAULT false,
  	\`last_change_staff_id\` numeric,
  	\`last_change_by\` text,
  	\`last_change_at\` text,
  	\`last_change_others_by\` text,
  	\`last_change_others_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'published',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`testimonials__order_idx\` ON \`testimonials\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_picture_idx\` ON \`testimonials\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_product_idx\` ON \`testimonials\` (\`product_id\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_updated_at_idx\` ON \`testimonials\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_created_at_idx\` ON \`testimonials\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_deleted_at_idx\` ON \`testimonials\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`testimonials__status_idx\` ON \`testimonials\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`testimonials_locales\` (
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
  await db.run(sql`CREATE UNIQUE INDEX \`testimonials_locales_locale_parent_id_unique\` ON \`testimonials_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_testimonials_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_picture_id\` integer,
  	\`version_product_id\` integer,
  	\`version_is_sample\` integer DEFAULT false,
  	\`version_last_change_staff_id\` numeric,
  	\`version_last_change_by\` text,
  	\`version_last_change_at\` text,
  	\`version_last_change_others_by\` text,
  	\`version_last_change_others_at\` text,
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
  await db.run(sql`CREATE TABLE \`gallery_items\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`picture_id\` integer NOT NULL,
  	\`date\` text NOT NULL,
  	\`last_change_staff_id\` numeric,
  	\`last_change_by\` text,
  	\`last_change_at\` text,
  	\`last_change_others_by\` text,
  	\`last_change_others_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`gallery_items__order_idx\` ON \`gallery_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`gallery_items_picture_idx\` ON \`gallery_items\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`gallery_items_date_idx\` ON \`gallery_items\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`gallery_items_updated_at_idx\` ON \`gallery_items\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`gallery_items_created_at_idx\` ON \`gallery_items\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`gallery_items_deleted_at_idx\` ON \`gallery_items\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`gallery_items_locales\` (
  	\`caption\` text NOT NULL,
  	\`translation_ready\` integer DEFAULT false,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`gallery_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`gallery_items_locales_locale_parent_id_unique\` ON \`gallery_items_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_gallery_items_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_picture_id\` integer NOT NULL,
  	\`version_date\` text NOT NULL,
  	\`version_last_change_staff_id\` numeric,
  	\`version_last_change_by\` text,
  	\`version_last_change_at\` text,
  	\`version_last_change_others_by\` text,
  	\`version_last_change_others_at\` text,
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
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`tone\` text,
  	\`file_at\` text,
  	\`last_change_staff_id\` numeric,
  	\`last_change_by\` text,
  	\`last_change_at\` text,
  	\`last_change_others_by\` text,
  	\`last_change_others_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_w640_url\` text,
  	\`sizes_w640_width\` numeric,
  	\`sizes_w640_height\` numeric,
  	\`sizes_w640_mime_type\` text,
  	\`sizes_w640_filesize\` numeric,
  	\`sizes_w640_filename\` text,
  	\`sizes_w1280_url\` text,
  	\`sizes_w1280_width\` numeric,
  	\`sizes_w1280_height\` numeric,
  	\`sizes_w1280_mime_type\` text,
  	\`sizes_w1280_filesize\` numeric,
  	\`sizes_w1280_filename\` text,
  	\`sizes_w320avif_url\` text,
  	\`sizes_w320avif_width\` numeric,
  	\`sizes_w320avif_height\` numeric,
  	\`sizes_w320avif_mime_type\` text,
  	\`sizes_w320avif_filesize\` numeric,
  	\`sizes_w320avif_filename\` text,
  	\`sizes_w480avif_url\` text,
  	\`sizes_w480avif_width\` numeric,
  	\`sizes_w480avif_height\` numeric,
  	\`sizes_w480avif_mime_type\` text,
  	\`sizes_w480avif_filesize\` numeric,
  	\`sizes_w480avif_filename\` text,
  	\`sizes_w640avif_url\` text,
  	\`sizes_w640avif_width\` numeric,
  	\`sizes_w640avif_height\` numeric,
  	\`sizes_w640avif_mime_type\` text,
  	\`sizes_w640avif_filesize\` numeric,
  	\`sizes_w640avif_filename\` text,
  	\`sizes_w960avif_url\` text,
  	\`sizes_w960avif_width\` numeric,
  	\`sizes_w960avif_height\` numeric,
  	\`sizes_w960avif_mime_type\` text,
  	\`sizes_w960avif_filesize\` numeric,
  	\`sizes_w960avif_filename\` text,
  	\`sizes_w1280avif_url\` text,
  	\`sizes_w1280avif_width\` numeric,
  	\`sizes_w1280avif_height\` numeric,
  	\`sizes_w1280avif_mime_type\` text,
  	\`sizes_w1280avif_filesize\` numeric,
  	\`sizes_w1280avif_filename\` text,
  	\`sizes_w1920avif_url\` text,
  	\`sizes_w1920avif_width\` numeric,
  	\`sizes_w1920avif_height\` numeric,
  	\`sizes_w1920avif_mime_type\` text,
  	\`sizes_w1920avif_filesize\` numeric,
  	\`sizes_w1920avif_filename\` text,
  	\`sizes_thumb_url\` text,
  	\`sizes_thumb_width\` numeric,
  	\`sizes_thumb_height\` numeric,
  	\`sizes_thumb_mime_type\` text,
  	\`sizes_thumb_filesize\` numeric,
  	\`sizes_thumb_filename\` text,
  	\`sizes_thumbavif_url\` text,
  	\`sizes_thumbavif_width\` numeric,
  	\`sizes_thumbavif_height\` numeric,
  	\`sizes_thumbavif_mime_type\` text,
  	\`sizes_thumbavif_filesize\` numeric,
  	\`sizes_thumbavif_filename\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`media_deleted_at_idx\` ON \`media\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_w640_sizes_w640_filename_idx\` ON \`media\` (\`sizes_w640_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_w1280_sizes_w1280_filename_idx\` ON \`media\` (\`sizes_w1280_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_w320avif_sizes_w320avif_filename_idx\` ON \`media\` (\`sizes_w320avif_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_w480avif_sizes_w480avif_filename_idx\` ON \`media\` (\`sizes_w480avif_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_w640avif_sizes_w640avif_filename_idx\` ON \`media\` (\`sizes_w640avif_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_w960avif_sizes_w960avif_filename_idx\` ON \`media\` (\`sizes_w960avif_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_w1280avif_sizes_w1280avif_filename_idx\` ON \`media\` (\`sizes_w1280avif_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_w1920avif_sizes_w1920avif_filename_idx\` ON \`media\` (\`sizes_w1920avif_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_thumb_sizes_thumb_filename_idx\` ON \`media\` (\`sizes_thumb_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_thumbavif_sizes_thumbavif_filename_idx\` ON \`media\` (\`sizes_thumbavif_filename\`);`)
  await db.run(sql`CREATE TABLE \`media_locales\` (
  	\`alt\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`media_locales_locale_parent_id_unique\` ON \`media_locales\` (\`_locale\`,\`_parent_id\`);`)
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
  await db.run(sql`CREATE TABLE \`certificates\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`picture_id\` integer NOT NULL,
  	\`is_sample\` integer DEFAULT false,
  	\`last_change_staff_id\` numeric,
  	\`last_change_by\` text,
  	\`last_change_at\` text,
  	\`last_change_others_by\` text,
  	\`last_change_others_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`certificates__order_idx\` ON \`certificates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`certificates_picture_idx\` ON \`certificates\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`certificates_updated_at_idx\` ON \`certificates\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`certificates_created_at_idx\` ON \`certificates\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`certificates_deleted_at_idx\` ON \`certificates\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`certificates_locales\` (
  	\`title\` text NOT NULL,
  	\`issuer\` text,
  	\`text\` text,
  	\`translation_ready\` integer DEFAULT false,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`certificates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`certificates_locales_locale_parent_id_unique\` ON \`certificates_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_certificates_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_picture_id\` integer NOT NULL,
  	\`version_is_sample\` integer DEFAULT false,
  	\`version_last_change_staff_id\` numeric,
  	\`version_last_change_by\` text,
  	\`version_last_change_at\` text,
  	\`version_last_change_others_by\` text,
  	\`version_last_change_others_at\` text,
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
  await db.run(sql`CREATE TABLE \`states\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`code\` text NOT NULL,
  	\`last_change_staff_id\` numeric,
  	\`last_change_by\` text,
  	\`last_change_at\` text,
  	\`last_change_others_by\` text,
  	\`last_change_others_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`states_name_idx\` ON \`states\` (\`name\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`states_code_idx\` ON \`states\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`states_updated_at_idx\` ON \`states\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`states_created_at_idx\` ON \`states\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`states_deleted_at_idx\` ON \`states\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`states_locales\` (
  	\`own_script_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`states\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`states_locales_locale_parent_id_unique\` ON \`states_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`cities\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`state_id\` integer NOT NULL,
  	\`last_change_staff_id\` numeric,
  	\`last_change_by\` text,
  	\`last_change_at\` text,
  	\`last_change_others_by\` text,
  	\`last_change_others_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`state_id\`) REFERENCES \`states\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`cities_name_idx\` ON \`cities\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`cities_state_idx\` ON \`cities\` (\`state_id\`);`)
  await db.run(sql`CREATE INDEX \`cities_updated_at_idx\` ON \`cities\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`cities_created_at_idx\` ON \`cities\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`cities_deleted_at_idx\` ON \`cities\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`cities_locales\` (
  	\`own_script_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`cities\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`cities_locales_locale_parent_id_unique\` ON \`cities_locales\` (\`_locale\`,\`_parent_id\`);`)
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
  	\`last_change_others_by\` text,
  	\`last_change_others_at\` text,
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
  await db.run(sql`CREATE TABLE \`dealers_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`dealers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`dealers_rels_order_idx\` ON \`dealers_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`dealers_rels_parent_idx\` ON \`dealers_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`dealers_rels_path_idx\` ON \`dealers_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`dealers_rels_products_id_idx\` ON \`dealers_rels\` (\`products_id\`);`)
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
  	\`version_last_change_others_by\` text,
  	\`version_last_change_others_at\` text,
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
  await db.run(sql`CREATE TABLE \`_dealers_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_dealers_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_dealers_v_rels_order_idx\` ON \`_dealers_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_rels_parent_idx\` ON \`_dealers_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_rels_path_idx\` ON \`_dealers_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_rels_products_id_idx\` ON \`_dealers_v_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`leads\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`owner_id\` integer,
  	\`next_step\` text,
  	\`next_step_on\` text,
  	\`answer_by\` text,
  	\`called_at\` text,
  	\`answered_at\` text,
  	\`closed_at\` text,
  	\`remind_at\` text,
  	\`routed_to_id\` integer,
  	\`route_at\` text,
  	\`term_from\` text,
  	\`escalate_at\` text,
  	\`escalations\` numeric,
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
  	\`whatsapp_agreed_at\` text,
  	\`lead_key\` text NOT NULL,
  	\`delivery\` text NOT NULL,
  	\`notified_at\` text,
  	\`receipt_wanted\` integer,
  	\`receipt_at\` text,
  	\`webhook_at\` text,
  	\`attempts\` numeric NOT NULL,
  	\`next_attempt_at\` text,
  	\`lease_until\` text,
  	\`tried_since\` text,
  	\`last_problem\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`last_change_staff_id\` numeric,
  	\`last_change_by\` text,
  	\`last_change_at\` text,
  	\`last_change_others_by\` text,
  	\`last_change_others_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`owner_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`routed_to_id\`) REFERENCES \`dealers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`state_id\`) REFERENCES \`states\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`city_id\`) REFERENCES \`cities\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`job_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`dealer_id\`) REFERENCES \`dealers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`leads_status_idx\` ON \`leads\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`leads_owner_idx\` ON \`leads\` (\`owner_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_next_step_on_idx\` ON \`leads\` (\`next_step_on\`);`)
  await db.run(sql`CREATE INDEX \`leads_answered_at_idx\` ON \`leads\` (\`answered_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_remind_at_idx\` ON \`leads\` (\`remind_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_routed_to_idx\` ON \`leads\` (\`routed_to_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_route_at_idx\` ON \`leads\` (\`route_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_escalate_at_idx\` ON \`leads\` (\`escalate_at\`);`)
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
  await db.run(sql`CREATE INDEX \`leads_created_at_idx\` ON \`leads\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_updated_at_idx\` ON \`leads\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_deleted_at_idx\` ON \`leads\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`delivery_nextAttemptAt_idx\` ON \`leads\` (\`delivery\`,\`next_attempt_at\`);`)
  await db.run(sql`CREATE INDEX \`delivery_phoneDigits_idx\` ON \`leads\` (\`delivery\`,\`phone_digits\`);`)
  await db.run(sql`CREATE INDEX \`delivery_email_idx\` ON \`leads\` (\`delivery\`,\`email\`);`)
  await db.run(sql`CREATE INDEX \`deletedAt_createdAt_idx\` ON \`leads\` (\`deleted_at\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`deletedAt_closedAt_idx\` ON \`leads\` (\`deleted_at\`,\`closed_at\`);`)
  await db.run(sql`CREATE INDEX \`deletedAt_remindAt_idx\` ON \`leads\` (\`deleted_at\`,\`remind_at\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_idx\` ON \`leads\` (\`deleted_at\`,\`kind\`,\`status\`,\`owner_id\`,\`routed_to_id\`,\`created_at\`,\`answer_by\`,\`called_at\`,\`next_step_on\`,\`delivery\`,\`job_id\`);`)
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
  	\`last_change_staff_id\` numeric,
  	\`last_change_by\` text,
  	\`last_change_at\` text,
  	\`last_change_others_by\` text,
  	\`last_change_others_at\` text,
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
  await db.run(sql`CREATE TABLE \`lead_recalls\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`lead\` numeric NOT NULL,
  	\`kind\` text NOT NULL,
  	\`step\` numeric NOT NULL,
  	\`reason\` text NOT NULL,
  	\`dealer\` numeric,
  	\`dealer_name\` text,
  	\`given_at\` text NOT NULL,
  	\`owed_at\` text NOT NULL,
  	\`next_attempt_at\` text NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`lead_recalls_next_attempt_at_idx\` ON \`lead_recalls\` (\`next_attempt_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`lead_step_reason_idx\` ON \`lead_recalls\` (\`lead\`,\`step\`,\`reason\`);`)
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
  	\`last_change_staff_id\` numeric,
  	\`last_change_by\` text,
  	\`last_change_at\` text,
  	\`last_change_others_by\` text,
  	\`last_change_others_at\` text,
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
  await db.run(sql`CREATE TABLE \`reply_templates\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`for\` text NOT NULL,
  	\`sets_status\` text,
  	\`is_sample\` integer DEFAULT false,
  	\`last_change_staff_id\` numeric,
  	\`last_change_by\` text,
  	\`last_change_at\` text,
  	\`last_change_others_by\` text,
  	\`last_change_others_at\` text,
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
  await db.run(sql`CREATE TABLE \`jobs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`openings\` numeric DEFAULT 1,
  	\`open\` integer DEFAULT true,
  	\`posted_at\` text,
  	\`closes_at\` text,
  	\`is_sample\` integer DEFAULT false,
  	\`last_change_staff_id\` numeric,
  	\`last_change_by\` text,
  	\`last_change_at\` text,
  	\`last_change_others_by\` text,
  	\`last_change_others_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'published'
  );
  `)
  await db.run(sql`CREATE INDEX \`jobs_posted_at_idx\` ON \`jobs\` (\`posted_at\`);`)
  await db.run(sql`CREATE INDEX \`jobs_updated_at_idx\` ON \`jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`jobs_created_at_idx\` ON \`jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`jobs_deleted_at_idx\` ON \`jobs\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`jobs__status_idx\` ON \`jobs\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`jobs_locales\` (
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
  await db.run(sql`CREATE UNIQUE INDEX \`jobs_locales_locale_parent_id_unique\` ON \`jobs_locales\` (\`_locale\`,\`_parent_id\`);`)
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
  	\`version_last_change_others_by\` text,
  	\`version_last_change_others_at\` text,
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
  await db.run(sql`CREATE TABLE \`staff_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`staff_sessions_order_idx\` ON \`staff_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`staff_sessions_parent_id_idx\` ON \`staff_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`staff\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`role\` text DEFAULT 'editor' NOT NULL,
  	\`deactivated\` integer DEFAULT false,
  	\`invited_at\` text,
  	\`away_from\` text,
  	\`away_until\` text,
  	\`superior_id\` integer,
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
  	\`last_change_others_by\` text,
  	\`last_change_others_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	FOREIGN KEY (\`superior_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`staff_superior_idx\` ON \`staff\` (\`superior_id\`);`)
  await db.run(sql`CREATE INDEX \`staff_updated_at_idx\` ON \`staff\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`staff_created_at_idx\` ON \`staff\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`staff_email_idx\` ON \`staff\` (\`email\`);`)
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
  await db.run(sql`CREATE INDEX \`audit_log_session_idx\` ON \`audit_log\` (\`session\`);`)
  await db.run(sql`CREATE INDEX \`action_at_idx\` ON \`audit_log\` (\`action\`,\`at\`);`)
  await db.run(sql`CREATE INDEX \`action_staffId_at_idx\` ON \`audit_log\` (\`action\`,\`staff_id\`,\`at\`);`)
  await db.run(sql`CREATE TABLE \`seed_records\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`document\` numeric
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`seed_records_key_idx\` ON \`seed_records\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`translated_texts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`document\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`place\` text NOT NULL,
  	\`translation\` text NOT NULL,
  	\`english\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`translated_texts_document_idx\` ON \`translated_texts\` (\`document\`);`)
  await db.run(sql`CREATE TABLE \`spent_checks\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`token\` text NOT NULL,
  	\`lead_key\` text NOT NULL,
  	\`expires_at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`spent_checks_token_idx\` ON \`spent_checks\` (\`token\`);`)
  await db.run(sql`CREATE INDEX \`spent_checks_expires_at_idx\` ON \`spent_checks\` (\`expires_at\`);`)
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
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
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
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
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
  	\`routing_rules_id\` integer,
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
  	FOREIGN KEY (\`assumptions_id\`) REFERENCES \`assumptions\`(\`id\`),
  	FOREIGN KEY (\`blogs_id\`) REFERENCES \`blogs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`events_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trade_shows_id\`) REFERENCES \`trade_shows\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`),
  	FOREIGN KEY (\`testimonials_id\`) REFERENCES \`testimonials\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`gallery_items_id\`) REFERENCES \`gallery_items\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`certificates_id\`) REFERENCES \`certificates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`states_id\`) REFERENCES \`states\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`cities_id\`) REFERENCES \`cities\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`dealers_id\`) REFERENCES \`dealers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`leads_id\`) REFERENCES \`leads\`(\`id\`),
  	FOREIGN KEY (\`privacy_requests_id\`) REFERENCES \`privacy_requests\`(\`id\`),
  	FOREIGN KEY (\`routing_rules_id\`) REFERENCES \`routing_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reply_templates_id\`) REFERENCES \`reply_templates\`(\`id\`),
  	FOREIGN KEY (\`jobs_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`seed_records_id\`) REFERENCES \`seed_records\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`spent_checks_id\`) REFERENCES \`spent_checks\`(\`id\`),
  	FOREIGN KEY (\`preview_links_id\`) REFERENCES \`preview_links\`(\`id\`)
  );
  `)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_routing_rules_id_idx\` ON \`payload_locked_documents_rels\` (\`routing_rules_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reply_templates_id_idx\` ON \`payload_locked_documents_rels\` (\`reply_templates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_jobs_id_idx\` ON \`payload_locked_documents_rels\` (\`jobs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_staff_id_idx\` ON \`payload_locked_documents_rels\` (\`staff_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_seed_records_id_idx\` ON \`payload_locked_documents_rels\` (\`seed_records_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_spent_checks_id_idx\` ON \`payload_locked_documents_rels\` (\`spent_checks_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_preview_links_id_idx\` ON \`payload_locked_documents_rels\` (\`preview_links_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`staff_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_staff_id_idx\` ON \`payload_preferences_rels\` (\`staff_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`home_page_introduction_selling_points\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`icon\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_page_introduction_selling_points_order_idx\` ON \`home_page_introduction_selling_points\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_page_introduction_selling_points_parent_id_idx\` ON \`home_page_introduction_selling_points\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_page_introduction_selling_points_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_page_introduction_selling_points\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`home_page_introduction_selling_points_locales_locale_parent_\` ON \`home_page_introduction_selling_points_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_page_benefits_figures\` (
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
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_page_benefits_figures_order_idx\` ON \`home_page_benefits_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_page_benefits_figures_parent_id_idx\` ON \`home_page_benefits_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_page_benefits_figures_locales\` (
  	\`label\` text,
  	\`text\` text,
  	\`condition\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_page_benefits_figures\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`home_page_benefits_figures_locales_locale_parent_id_unique\` ON \`home_page_benefits_figures_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_page_statistics\` (
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
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_page_statistics_order_idx\` ON \`home_page_statistics\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_page_statistics_parent_id_idx\` ON \`home_page_statistics\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_page_statistics_locales\` (
  	\`label\` text,
  	\`text\` text,
  	\`condition\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_page_statistics\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`home_page_statistics_locales_locale_parent_id_unique\` ON \`home_page_statistics_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_page\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`last_change_staff_id\` numeric,
  	\`last_change_by\` text,
  	\`last_change_at\` text,
  	\`last_change_others_by\` text,
  	\`last_change_others_at\` text,
  	\`_status\` text DEFAULT 'published',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`home_page__status_idx\` ON \`home_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`home_page_locales\` (
  	\`introduction_heading\` text,
  	\`introduction_text\` text,
  	\`benefits_heading\` text,
  	\`benefits_text\` text,
  	\`headings_range\` text,
  	\`headings_testimonials\` text,
  	\`headings_gallery\` text,
  	\`headings_news\` text,
  	\`headings_questions\` text,
  	\`headings_statistics\` text,
  	\`translation_ready\` integer DEFAULT false,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`home_page_locales_locale_parent_id_unique\` ON \`home_page_locales\` (\`_locale\`,\`_parent_id\`);`)
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
  	\`title\` text,
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
  	\`key\` text,
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
  	\`label\` text,
  	\`text\` text,
  	\`condition\` text,
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
  	\`key\` text,
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
  	\`label\` text,
  	\`text\` text,
  	\`condition\` text,
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
  	\`version_last_change_others_by\` text,
  	\`version_last_change_others_at\` text,
  	\`version__status\` text DEFAULT 'published',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_version__status_idx\` ON \`_home_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_created_at_idx\` ON \`_home_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_updated_at_idx\` ON \`_home_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_snapshot_idx\` ON \`_home_page_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_published_locale_idx\` ON \`_home_page_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_latest_idx\` ON \`_home_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_autosave_idx\` ON \`_home_page_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_home_page_v_locales\` (
  	\`version_introduction_heading\` text,
  	\`version_introduction_text\` text,
  	\`version_benefits_heading\` text,
  	\`version_benefits_text\` text,
  	\`version_headings_range\` text,
  	\`version_headings_testimonials\` text,
  	\`version_headings_gallery\` text,
  	\`version_headings_news\` text,
  	\`version_headings_questions\` text,
  	\`version_headings_statistics\` text,
  	\`version_translation_ready\` integer DEFAULT false,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_home_page_v_locales_locale_parent_id_unique\` ON \`_home_page_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_page_parent_facts\` (
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
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`about_page_parent_facts_order_idx\` ON \`about_page_parent_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`about_page_parent_facts_parent_id_idx\` ON \`about_page_parent_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_page_parent_facts_locales\` (
  	\`label\` text,
  	\`text\` text,
  	\`condition\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_page_parent_facts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`about_page_parent_facts_locales_locale_parent_id_unique\` ON \`about_page_parent_facts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_page_values\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`icon\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`about_page_values_order_idx\` ON \`about_page_values\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`about_page_values_parent_id_idx\` ON \`about_page_values\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_page_values_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_page_values\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`about_page_values_locales_locale_parent_id_unique\` ON \`about_page_values_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_page_needs\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`icon\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`about_page_needs_order_idx\` ON \`about_page_needs\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`about_page_needs_parent_id_idx\` ON \`about_page_needs\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_page_needs_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_page_needs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`about_page_needs_locales_locale_parent_id_unique\` ON \`about_page_needs_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_page\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`picture_id\` integer,
  	\`last_change_staff_id\` numeric,
  	\`last_change_by\` text,
  	\`last_change_at\` text,
  	\`last_change_others_by\` text,
  	\`last_change_others_at\` text,
  	\`_status\` text DEFAULT 'published',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`about_page_picture_idx\` ON \`about_page\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`about_page__status_idx\` ON \`about_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`about_page_locales\` (
  	\`heading\` text,
  	\`story\` text,
  	\`mission\` text,
  	\`vision\` text,
  	\`needs_heading\` text,
  	\`translation_ready\` integer DEFAULT false,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`about_page_locales_locale_parent_id_unique\` ON \`about_page_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_page_v_version_parent_facts\` (
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
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_parent_facts_order_idx\` ON \`_about_page_v_version_parent_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_parent_facts_parent_id_idx\` ON \`_about_page_v_version_parent_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_page_v_version_parent_facts_locales\` (
  	\`label\` text,
  	\`text\` text,
  	\`condition\` text,
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
  	\`title\` text,
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
  	\`title\` text,
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
  	\`version_last_change_others_by\` text,
  	\`version_last_change_others_at\` text,
  	\`version__status\` text DEFAULT 'published',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_version_picture_idx\` ON \`_about_page_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_version__status_idx\` ON \`_about_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_created_at_idx\` ON \`_about_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_updated_at_idx\` ON \`_about_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_snapshot_idx\` ON \`_about_page_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_published_locale_idx\` ON \`_about_page_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_latest_idx\` ON \`_about_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_autosave_idx\` ON \`_about_page_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_about_page_v_locales\` (
  	\`version_heading\` text,
  	\`version_story\` text,
  	\`version_mission\` text,
  	\`version_vision\` text,
  	\`version_needs_heading\` text,
  	\`version_translation_ready\` integer DEFAULT false,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_about_page_v_locales_locale_parent_id_unique\` ON \`_about_page_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`dealer_page_offers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`icon\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`dealer_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`dealer_page_offers_order_idx\` ON \`dealer_page_offers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`dealer_page_offers_parent_id_idx\` ON \`dealer_page_offers\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`dealer_page_offers_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`dealer_page_offers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`dealer_page_offers_locales_locale_parent_id_unique\` ON \`dealer_page_offers_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`dealer_page\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`last_change_staff_id\` numeric,
  	\`last_change_by\` text,
  	\`last_change_at\` text,
  	\`last_change_others_by\` text,
  	\`last_change_others_at\` text,
  	\`_status\` text DEFAULT 'published',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`dealer_page__status_idx\` ON \`dealer_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`dealer_page_locales\` (
  	\`heading\` text,
  	\`pitch\` text,
  	\`translation_ready\` integer DEFAULT false,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`dealer_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`dealer_page_locales_locale_parent_id_unique\` ON \`dealer_page_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`dealer_page_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`dealer_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`dealer_page_rels_order_idx\` ON \`dealer_page_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`dealer_page_rels_parent_idx\` ON \`dealer_page_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`dealer_page_rels_path_idx\` ON \`dealer_page_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`dealer_page_rels_products_id_idx\` ON \`dealer_page_rels\` (\`products_id\`);`)
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
  	\`title\` text,
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
  	\`version_last_change_others_by\` text,
  	\`version_last_change_others_at\` text,
  	\`version__status\` text DEFAULT 'published',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_dealer_page_v_version_version__status_idx\` ON \`_dealer_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_dealer_page_v_created_at_idx\` ON \`_dealer_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_dealer_page_v_updated_at_idx\` ON \`_dealer_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_dealer_page_v_snapshot_idx\` ON \`_dealer_page_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_dealer_page_v_published_locale_idx\` ON \`_dealer_page_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_dealer_page_v_latest_idx\` ON \`_dealer_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_dealer_page_v_autosave_idx\` ON \`_dealer_page_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_dealer_page_v_locales\` (
  	\`version_heading\` text,
  	\`version_pitch\` text,
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
  	\`kind\` text DEFAULT 'link',
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
  	\`last_change_others_by\` text,
  	\`last_change_others_at\` text,
  	\`_status\` text DEFAULT 'published',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`menus__status_idx\` ON \`menus\` (\`_status\`);`)
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
  	\`kind\` text DEFAULT 'link',
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
  	\`version_last_change_others_by\` text,
  	\`version_last_change_others_at\` text,
  	\`version__status\` text DEFAULT 'published',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_menus_v_version_version__status_idx\` ON \`_menus_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_created_at_idx\` ON \`_menus_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_updated_at_idx\` ON \`_menus_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_snapshot_idx\` ON \`_menus_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_published_locale_idx\` ON \`_menus_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_latest_idx\` ON \`_menus_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_autosave_idx\` ON \`_menus_v\` (\`autosave\`);`)
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
  await db.run(sql`CREATE TABLE \`site_settings_phones\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`number\` text NOT NULL,
  	\`purpose\` text DEFAULT 'main' NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_phones_order_idx\` ON \`site_settings_phones\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_phones_parent_id_idx\` ON \`site_settings_phones\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_phones_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings_phones\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`site_settings_phones_locales_locale_parent_id_unique\` ON \`site_settings_phones_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_emails\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`address\` text NOT NULL,
  	\`purpose\` text DEFAULT 'main' NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_emails_order_idx\` ON \`site_settings_emails\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_emails_parent_id_idx\` ON \`site_settings_emails\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_emails_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings_emails\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`site_settings_emails_locales_locale_parent_id_unique\` ON \`site_settings_emails_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_addresses\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`purpose\` text NOT NULL,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_addresses_order_idx\` ON \`site_settings_addresses\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_addresses_parent_id_idx\` ON \`site_settings_addresses\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_addresses_locales\` (
  	\`label\` text NOT NULL,
  	\`lines\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings_addresses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`site_settings_addresses_locales_locale_parent_id_unique\` ON \`site_settings_addresses_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_social_profiles\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`network\` text NOT NULL,
  	\`url\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_social_profiles_order_idx\` ON \`site_settings_social_profiles\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_social_profiles_parent_id_idx\` ON \`site_settings_social_profiles\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`brand\` text NOT NULL,
  	\`legal_name\` text NOT NULL,
  	\`is_sample\` integer DEFAULT false,
  	\`whatsapp\` text,
  	\`grievance_email\` text,
  	\`domain_status\` text DEFAULT 'live' NOT NULL,
  	\`last_change_staff_id\` numeric,
  	\`last_change_by\` text,
  	\`last_change_at\` text,
  	\`last_change_others_by\` text,
  	\`last_change_others_at\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`site_settings_locales\` (
  	\`company\` text NOT NULL,
  	\`parent_name\` text,
  	\`tagline\` text NOT NULL,
  	\`blurb\` text NOT NULL,
  	\`grievance_name\` text,
  	\`opening_hours\` text,
  	\`announcement\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`site_settings_locales_locale_parent_id_unique\` ON \`site_settings_locales\` (\`_locale\`,\`_parent_id\`);`)
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
  	\`version_grievance_email\` text,
  	\`version_domain_status\` text DEFAULT 'live' NOT NULL,
  	\`version_last_change_staff_id\` numeric,
  	\`version_last_change_by\` text,
  	\`version_last_change_at\` text,
  	\`version_last_change_others_by\` text,
  	\`version_last_change_others_at\` text,
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
  	\`version_grievance_name\` text,
  	\`version_opening_hours\` text,
  	\`version_announcement\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_site_settings_v_locales_locale_parent_id_unique\` ON \`_site_settings_v_locales\` (\`_locale\`,\`_parent_id\`);`)
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
  	\`late_to\` text,
  	\`head_to\` text,
  	\`link_days\` numeric DEFAULT 14 NOT NULL,
  	\`last_change_staff_id\` numeric,
  	\`last_change_by\` text,
  	\`last_change_at\` text,
  	\`last_change_others_by\` text,
  	\`last_change_others_at\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
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
  	\`version_last_change_others_by\` text,
  	\`version_last_change_others_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_answer_times_v_created_at_idx\` ON \`_answer_times_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_answer_times_v_updated_at_idx\` ON \`_answer_times_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`content_revision\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`revision\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX leads_email_lower_idx ON leads (LOWER(email));`)
  // Nothing reads them any more: the next migration drops them.
  await db.run(sql`ALTER TABLE \`assumptions\` ADD COLUMN \`order\` numeric DEFAULT 100 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`_assumptions_v\` ADD COLUMN \`version_order\` numeric DEFAULT 100 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`banners\` ADD COLUMN \`order\` numeric DEFAULT 100;`)
  await db.run(sql`ALTER TABLE \`_banners_v\` ADD COLUMN \`version_order\` numeric DEFAULT 100;`)
  await db.run(sql`ALTER TABLE \`certificates\` ADD COLUMN \`order\` numeric DEFAULT 100 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`_certificates_v\` ADD COLUMN \`version_order\` numeric DEFAULT 100 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`gallery_items\` ADD COLUMN \`order\` numeric DEFAULT 100 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`_gallery_items_v\` ADD COLUMN \`version_order\` numeric DEFAULT 100 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`products\` ADD COLUMN \`order\` numeric DEFAULT 100;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD COLUMN \`version_order\` numeric DEFAULT 100;`)
  await db.run(sql`ALTER TABLE \`questions\` ADD COLUMN \`order\` numeric DEFAULT 100;`)
  await db.run(sql`ALTER TABLE \`_questions_v\` ADD COLUMN \`version_order\` numeric DEFAULT 100;`)
  await db.run(sql`ALTER TABLE \`testimonials\` ADD COLUMN \`order\` numeric DEFAULT 100;`)
  await db.run(sql`ALTER TABLE \`_testimonials_v\` ADD COLUMN \`version_order\` numeric DEFAULT 100;`)
}
