import { sql } from '@payloadcms/db-sqlite';
import type { MigrationArgs } from '../../database/migration-args.ts';

export async function up({ db }: MigrationArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_home_page_introduction_selling_points_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_page_introduction_selling_points\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_home_page_introduction_selling_points_locales\`("title", "text", "id", "_locale", "_parent_id") SELECT "title", "text", "id", "_locale", "_parent_id" FROM \`home_page_introduction_selling_points_locales\`;`)
  await db.run(sql`DROP TABLE \`home_page_introduction_selling_points_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_home_page_introduction_selling_points_locales\` RENAME TO \`home_page_introduction_selling_points_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`home_page_introduction_selling_points_locales_locale_parent_\` ON \`home_page_introduction_selling_points_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_home_page_benefits_figures\` (
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
  await db.run(sql`INSERT INTO \`__new_home_page_benefits_figures\`("_order", "_parent_id", "id", "key", "min", "max", "unit", "qualifier", "notation", "decimals") SELECT "_order", "_parent_id", "id", "key", "min", "max", "unit", "qualifier", "notation", "decimals" FROM \`home_page_benefits_figures\`;`)
  await db.run(sql`DROP TABLE \`home_page_benefits_figures\`;`)
  await db.run(sql`ALTER TABLE \`__new_home_page_benefits_figures\` RENAME TO \`home_page_benefits_figures\`;`)
  await db.run(sql`CREATE INDEX \`home_page_benefits_figures_order_idx\` ON \`home_page_benefits_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_page_benefits_figures_parent_id_idx\` ON \`home_page_benefits_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_home_page_benefits_figures_locales\` (
  	\`label\` text,
  	\`text\` text,
  	\`condition\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_page_benefits_figures\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_home_page_benefits_figures_locales\`("label", "text", "condition", "id", "_locale", "_parent_id") SELECT "label", "text", "condition", "id", "_locale", "_parent_id" FROM \`home_page_benefits_figures_locales\`;`)
  await db.run(sql`DROP TABLE \`home_page_benefits_figures_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_home_page_benefits_figures_locales\` RENAME TO \`home_page_benefits_figures_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`home_page_benefits_figures_locales_locale_parent_id_unique\` ON \`home_page_benefits_figures_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_home_page_statistics\` (
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
  await db.run(sql`INSERT INTO \`__new_home_page_statistics\`("_order", "_parent_id", "id", "key", "min", "max", "unit", "qualifier", "notation", "decimals") SELECT "_order", "_parent_id", "id", "key", "min", "max", "unit", "qualifier", "notation", "decimals" FROM \`home_page_statistics\`;`)
  await db.run(sql`DROP TABLE \`home_page_statistics\`;`)
  await db.run(sql`ALTER TABLE \`__new_home_page_statistics\` RENAME TO \`home_page_statistics\`;`)
  await db.run(sql`CREATE INDEX \`home_page_statistics_order_idx\` ON \`home_page_statistics\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_page_statistics_parent_id_idx\` ON \`home_page_statistics\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_home_page_statistics_locales\` (
  	\`label\` text,
  	\`text\` text,
  	\`condition\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_page_statistics\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_home_page_statistics_locales\`("label", "text", "condition", "id", "_locale", "_parent_id") SELECT "label", "text", "condition", "id", "_locale", "_parent_id" FROM \`home_page_statistics_locales\`;`)
  await db.run(sql`DROP TABLE \`home_page_statistics_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_home_page_statistics_locales\` RENAME TO \`home_page_statistics_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`home_page_statistics_locales_locale_parent_id_unique\` ON \`home_page_statistics_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_home_page_locales\` (
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
  await db.run(sql`INSERT INTO \`__new_home_page_locales\`("introduction_heading", "introduction_text", "benefits_heading", "benefits_text", "headings_range", "headings_testimonials", "headings_gallery", "headings_news", "headings_questions", "headings_statistics", "translation_ready", "id", "_locale", "_parent_id") SELECT "introduction_heading", "introduction_text", "benefits_heading", "benefits_text", "headings_range", "headings_testimonials", "headings_gallery", "headings_news", "headings_questions", "headings_statistics", "translation_ready", "id", "_locale", "_parent_id" FROM \`home_page_locales\`;`)
  await db.run(sql`DROP TABLE \`home_page_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_home_page_locales\` RENAME TO \`home_page_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`home_page_locales_locale_parent_id_unique\` ON \`home_page_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__home_page_v_version_introduction_selling_points_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_page_v_version_introduction_selling_points\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__home_page_v_version_introduction_selling_points_locales\`("title", "text", "id", "_locale", "_parent_id") SELECT "title", "text", "id", "_locale", "_parent_id" FROM \`_home_page_v_version_introduction_selling_points_locales\`;`)
  await db.run(sql`DROP TABLE \`_home_page_v_version_introduction_selling_points_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new__home_page_v_version_introduction_selling_points_locales\` RENAME TO \`_home_page_v_version_introduction_selling_points_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`_home_page_v_version_introduction_selling_points_locales_loc\` ON \`_home_page_v_version_introduction_selling_points_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__home_page_v_version_benefits_figures\` (
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
  await db.run(sql`INSERT INTO \`__new__home_page_v_version_benefits_figures\`("_order", "_parent_id", "id", "key", "min", "max", "unit", "qualifier", "notation", "decimals", "_uuid") SELECT "_order", "_parent_id", "id", "key", "min", "max", "unit", "qualifier", "notation", "decimals", "_uuid" FROM \`_home_page_v_version_benefits_figures\`;`)
  await db.run(sql`DROP TABLE \`_home_page_v_version_benefits_figures\`;`)
  await db.run(sql`ALTER TABLE \`__new__home_page_v_version_benefits_figures\` RENAME TO \`_home_page_v_version_benefits_figures\`;`)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_benefits_figures_order_idx\` ON \`_home_page_v_version_benefits_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_benefits_figures_parent_id_idx\` ON \`_home_page_v_version_benefits_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__home_page_v_version_benefits_figures_locales\` (
  	\`label\` text,
  	\`text\` text,
  	\`condition\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_page_v_version_benefits_figures\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__home_page_v_version_benefits_figures_locales\`("label", "text", "condition", "id", "_locale", "_parent_id") SELECT "label", "text", "condition", "id", "_locale", "_parent_id" FROM \`_home_page_v_version_benefits_figures_locales\`;`)
  await db.run(sql`DROP TABLE \`_home_page_v_version_benefits_figures_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new__home_page_v_version_benefits_figures_locales\` RENAME TO \`_home_page_v_version_benefits_figures_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`_home_page_v_version_benefits_figures_locales_locale_parent_\` ON \`_home_page_v_version_benefits_figures_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__home_page_v_version_statistics\` (
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
  await db.run(sql`INSERT INTO \`__new__home_page_v_version_statistics\`("_order", "_parent_id", "id", "key", "min", "max", "unit", "qualifier", "notation", "decimals", "_uuid") SELECT "_order", "_parent_id", "id", "key", "min", "max", "unit", "qualifier", "notation", "decimals", "_uuid" FROM \`_home_page_v_version_statistics\`;`)
  await db.run(sql`DROP TABLE \`_home_page_v_version_statistics\`;`)
  await db.run(sql`ALTER TABLE \`__new__home_page_v_version_statistics\` RENAME TO \`_home_page_v_version_statistics\`;`)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_statistics_order_idx\` ON \`_home_page_v_version_statistics\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_statistics_parent_id_idx\` ON \`_home_page_v_version_statistics\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__home_page_v_version_statistics_locales\` (
  	\`label\` text,
  	\`text\` text,
  	\`condition\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_page_v_version_statistics\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__home_page_v_version_statistics_locales\`("label", "text", "condition", "id", "_locale", "_parent_id") SELECT "label", "text", "condition", "id", "_locale", "_parent_id" FROM \`_home_page_v_version_statistics_locales\`;`)
  await db.run(sql`DROP TABLE \`_home_page_v_version_statistics_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new__home_page_v_version_statistics_locales\` RENAME TO \`_home_page_v_version_statistics_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`_home_page_v_version_statistics_locales_locale_parent_id_uni\` ON \`_home_page_v_version_statistics_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__home_page_v_locales\` (
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
  await db.run(sql`INSERT INTO \`__new__home_page_v_locales\`("version_introduction_heading", "version_introduction_text", "version_benefits_heading", "version_benefits_text", "version_headings_range", "version_headings_testimonials", "version_headings_gallery", "version_headings_news", "version_headings_questions", "version_headings_statistics", "version_translation_ready", "id", "_locale", "_parent_id") SELECT "version_introduction_heading", "version_introduction_text", "version_benefits_heading", "version_benefits_text", "version_headings_range", "version_headings_testimonials", "version_headings_gallery", "version_headings_news", "version_headings_questions", "version_headings_statistics", "version_translation_ready", "id", "_locale", "_parent_id" FROM \`_home_page_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_home_page_v_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new__home_page_v_locales\` RENAME TO \`_home_page_v_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`_home_page_v_locales_locale_parent_id_unique\` ON \`_home_page_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_about_page_parent_facts\` (
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
  await db.run(sql`INSERT INTO \`__new_about_page_parent_facts\`("_order", "_parent_id", "id", "key", "min", "max", "unit", "qualifier", "notation", "decimals") SELECT "_order", "_parent_id", "id", "key", "min", "max", "unit", "qualifier", "notation", "decimals" FROM \`about_page_parent_facts\`;`)
  await db.run(sql`DROP TABLE \`about_page_parent_facts\`;`)
  await db.run(sql`ALTER TABLE \`__new_about_page_parent_facts\` RENAME TO \`about_page_parent_facts\`;`)
  await db.run(sql`CREATE INDEX \`about_page_parent_facts_order_idx\` ON \`about_page_parent_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`about_page_parent_facts_parent_id_idx\` ON \`about_page_parent_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_about_page_parent_facts_locales\` (
  	\`label\` text,
  	\`text\` text,
  	\`condition\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_page_parent_facts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_about_page_parent_facts_locales\`("label", "text", "condition", "id", "_locale", "_parent_id") SELECT "label", "text", "condition", "id", "_locale", "_parent_id" FROM \`about_page_parent_facts_locales\`;`)
  await db.run(sql`DROP TABLE \`about_page_parent_facts_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_about_page_parent_facts_locales\` RENAME TO \`about_page_parent_facts_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`about_page_parent_facts_locales_locale_parent_id_unique\` ON \`about_page_parent_facts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_about_page_values_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_page_values\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_about_page_values_locales\`("title", "text", "id", "_locale", "_parent_id") SELECT "title", "text", "id", "_locale", "_parent_id" FROM \`about_page_values_locales\`;`)
  await db.run(sql`DROP TABLE \`about_page_values_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_about_page_values_locales\` RENAME TO \`about_page_values_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`about_page_values_locales_locale_parent_id_unique\` ON \`about_page_values_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_about_page_needs_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_page_needs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_about_page_needs_locales\`("title", "text", "id", "_locale", "_parent_id") SELECT "title", "text", "id", "_locale", "_parent_id" FROM \`about_page_needs_locales\`;`)
  await db.run(sql`DROP TABLE \`about_page_needs_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_about_page_needs_locales\` RENAME TO \`about_page_needs_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`about_page_needs_locales_locale_parent_id_unique\` ON \`about_page_needs_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_about_page_locales\` (
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
  await db.run(sql`INSERT INTO \`__new_about_page_locales\`("heading", "story", "mission", "vision", "needs_heading", "translation_ready", "id", "_locale", "_parent_id") SELECT "heading", "story", "mission", "vision", "needs_heading", "translation_ready", "id", "_locale", "_parent_id" FROM \`about_page_locales\`;`)
  await db.run(sql`DROP TABLE \`about_page_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_about_page_locales\` RENAME TO \`about_page_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`about_page_locales_locale_parent_id_unique\` ON \`about_page_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__about_page_v_version_parent_facts\` (
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
  await db.run(sql`INSERT INTO \`__new__about_page_v_version_parent_facts\`("_order", "_parent_id", "id", "key", "min", "max", "unit", "qualifier", "notation", "decimals", "_uuid") SELECT "_order", "_parent_id", "id", "key", "min", "max", "unit", "qualifier", "notation", "decimals", "_uuid" FROM \`_about_page_v_version_parent_facts\`;`)
  await db.run(sql`DROP TABLE \`_about_page_v_version_parent_facts\`;`)
  await db.run(sql`ALTER TABLE \`__new__about_page_v_version_parent_facts\` RENAME TO \`_about_page_v_version_parent_facts\`;`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_parent_facts_order_idx\` ON \`_about_page_v_version_parent_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_parent_facts_parent_id_idx\` ON \`_about_page_v_version_parent_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__about_page_v_version_parent_facts_locales\` (
  	\`label\` text,
  	\`text\` text,
  	\`condition\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_page_v_version_parent_facts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__about_page_v_version_parent_facts_locales\`("label", "text", "condition", "id", "_locale", "_parent_id") SELECT "label", "text", "condition", "id", "_locale", "_parent_id" FROM \`_about_page_v_version_parent_facts_locales\`;`)
  await db.run(sql`DROP TABLE \`_about_page_v_version_parent_facts_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new__about_page_v_version_parent_facts_locales\` RENAME TO \`_about_page_v_version_parent_facts_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`_about_page_v_version_parent_facts_locales_locale_parent_id_\` ON \`_about_page_v_version_parent_facts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__about_page_v_version_values_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_page_v_version_values\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__about_page_v_version_values_locales\`("title", "text", "id", "_locale", "_parent_id") SELECT "title", "text", "id", "_locale", "_parent_id" FROM \`_about_page_v_version_values_locales\`;`)
  await db.run(sql`DROP TABLE \`_about_page_v_version_values_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new__about_page_v_version_values_locales\` RENAME TO \`_about_page_v_version_values_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`_about_page_v_version_values_locales_locale_parent_id_unique\` ON \`_about_page_v_version_values_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__about_page_v_version_needs_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_page_v_version_needs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__about_page_v_version_needs_locales\`("title", "text", "id", "_locale", "_parent_id") SELECT "title", "text", "id", "_locale", "_parent_id" FROM \`_about_page_v_version_needs_locales\`;`)
  await db.run(sql`DROP TABLE \`_about_page_v_version_needs_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new__about_page_v_version_needs_locales\` RENAME TO \`_about_page_v_version_needs_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`_about_page_v_version_needs_locales_locale_parent_id_unique\` ON \`_about_page_v_version_needs_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__about_page_v_locales\` (
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
  await db.run(sql`INSERT INTO \`__new__about_page_v_locales\`("version_heading", "version_story", "version_mission", "version_vision", "version_needs_heading", "version_translation_ready", "id", "_locale", "_parent_id") SELECT "version_heading", "version_story", "version_mission", "version_vision", "version_needs_heading", "version_translation_ready", "id", "_locale", "_parent_id" FROM \`_about_page_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_about_page_v_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new__about_page_v_locales\` RENAME TO \`_about_page_v_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`_about_page_v_locales_locale_parent_id_unique\` ON \`_about_page_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_dealer_page_offers_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`dealer_page_offers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_dealer_page_offers_locales\`("title", "text", "id", "_locale", "_parent_id") SELECT "title", "text", "id", "_locale", "_parent_id" FROM \`dealer_page_offers_locales\`;`)
  await db.run(sql`DROP TABLE \`dealer_page_offers_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_dealer_page_offers_locales\` RENAME TO \`dealer_page_offers_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`dealer_page_offers_locales_locale_parent_id_unique\` ON \`dealer_page_offers_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_dealer_page_locales\` (
  	\`heading\` text,
  	\`pitch\` text,
  	\`translation_ready\` integer DEFAULT false,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`dealer_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_dealer_page_locales\`("heading", "pitch", "translation_ready", "id", "_locale", "_parent_id") SELECT "heading", "pitch", "translation_ready", "id", "_locale", "_parent_id" FROM \`dealer_page_locales\`;`)
  await db.run(sql`DROP TABLE \`dealer_page_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_dealer_page_locales\` RENAME TO \`dealer_page_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`dealer_page_locales_locale_parent_id_unique\` ON \`dealer_page_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__dealer_page_v_version_offers_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_dealer_page_v_version_offers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__dealer_page_v_version_offers_locales\`("title", "text", "id", "_locale", "_parent_id") SELECT "title", "text", "id", "_locale", "_parent_id" FROM \`_dealer_page_v_version_offers_locales\`;`)
  await db.run(sql`DROP TABLE \`_dealer_page_v_version_offers_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new__dealer_page_v_version_offers_locales\` RENAME TO \`_dealer_page_v_version_offers_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`_dealer_page_v_version_offers_locales_locale_parent_id_uniqu\` ON \`_dealer_page_v_version_offers_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__dealer_page_v_locales\` (
  	\`version_heading\` text,
  	\`version_pitch\` text,
  	\`version_translation_ready\` integer DEFAULT false,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_dealer_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__dealer_page_v_locales\`("version_heading", "version_pitch", "version_translation_ready", "id", "_locale", "_parent_id") SELECT "version_heading", "version_pitch", "version_translation_ready", "id", "_locale", "_parent_id" FROM \`_dealer_page_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_dealer_page_v_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new__dealer_page_v_locales\` RENAME TO \`_dealer_page_v_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`_dealer_page_v_locales_locale_parent_id_unique\` ON \`_dealer_page_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_menus_header\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text DEFAULT 'link',
  	\`page\` text,
  	\`address\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_menus_header\`("_order", "_parent_id", "id", "kind", "page", "address") SELECT "_order", "_parent_id", "id", "kind", "page", "address" FROM \`menus_header\`;`)
  await db.run(sql`DROP TABLE \`menus_header\`;`)
  await db.run(sql`ALTER TABLE \`__new_menus_header\` RENAME TO \`menus_header\`;`)
  await db.run(sql`CREATE INDEX \`menus_header_order_idx\` ON \`menus_header\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menus_header_parent_id_idx\` ON \`menus_header\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__menus_v_version_header\` (
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
  await db.run(sql`INSERT INTO \`__new__menus_v_version_header\`("_order", "_parent_id", "id", "kind", "page", "address", "_uuid") SELECT "_order", "_parent_id", "id", "kind", "page", "address", "_uuid" FROM \`_menus_v_version_header\`;`)
  await db.run(sql`DROP TABLE \`_menus_v_version_header\`;`)
  await db.run(sql`ALTER TABLE \`__new__menus_v_version_header\` RENAME TO \`_menus_v_version_header\`;`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_header_order_idx\` ON \`_menus_v_version_header\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_header_parent_id_idx\` ON \`_menus_v_version_header\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`products_innovations\` ADD \`spot_x\` numeric;`)
  await db.run(sql`ALTER TABLE \`products_innovations\` ADD \`spot_y\` numeric;`)
  await db.run(sql`ALTER TABLE \`_products_v_version_innovations\` ADD \`spot_x\` numeric;`)
  await db.run(sql`ALTER TABLE \`_products_v_version_innovations\` ADD \`spot_y\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`media_deleted_at_idx\` ON \`media\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`home_page\` ADD \`_status\` text DEFAULT 'published';`)
  await db.run(sql`CREATE INDEX \`home_page__status_idx\` ON \`home_page\` (\`_status\`);`)
  await db.run(sql`ALTER TABLE \`_home_page_v\` ADD \`version__status\` text DEFAULT 'published';`)
  await db.run(sql`ALTER TABLE \`_home_page_v\` ADD \`snapshot\` integer;`)
  await db.run(sql`ALTER TABLE \`_home_page_v\` ADD \`published_locale\` text;`)
  await db.run(sql`ALTER TABLE \`_home_page_v\` ADD \`latest\` integer;`)
  await db.run(sql`ALTER TABLE \`_home_page_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_version__status_idx\` ON \`_home_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_snapshot_idx\` ON \`_home_page_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_published_locale_idx\` ON \`_home_page_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_latest_idx\` ON \`_home_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_autosave_idx\` ON \`_home_page_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`about_page\` ADD \`_status\` text DEFAULT 'published';`)
  await db.run(sql`CREATE INDEX \`about_page__status_idx\` ON \`about_page\` (\`_status\`);`)
  await db.run(sql`ALTER TABLE \`_about_page_v\` ADD \`version__status\` text DEFAULT 'published';`)
  await db.run(sql`ALTER TABLE \`_about_page_v\` ADD \`snapshot\` integer;`)
  await db.run(sql`ALTER TABLE \`_about_page_v\` ADD \`published_locale\` text;`)
  await db.run(sql`ALTER TABLE \`_about_page_v\` ADD \`latest\` integer;`)
  await db.run(sql`ALTER TABLE \`_about_page_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_version__status_idx\` ON \`_about_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_snapshot_idx\` ON \`_about_page_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_published_locale_idx\` ON \`_about_page_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_latest_idx\` ON \`_about_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_autosave_idx\` ON \`_about_page_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`dealer_page\` ADD \`_status\` text DEFAULT 'published';`)
  await db.run(sql`CREATE INDEX \`dealer_page__status_idx\` ON \`dealer_page\` (\`_status\`);`)
  await db.run(sql`ALTER TABLE \`_dealer_page_v\` ADD \`version__status\` text DEFAULT 'published';`)
  await db.run(sql`ALTER TABLE \`_dealer_page_v\` ADD \`snapshot\` integer;`)
  await db.run(sql`ALTER TABLE \`_dealer_page_v\` ADD \`published_locale\` text;`)
  await db.run(sql`ALTER TABLE \`_dealer_page_v\` ADD \`latest\` integer;`)
  await db.run(sql`ALTER TABLE \`_dealer_page_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_dealer_page_v_version_version__status_idx\` ON \`_dealer_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_dealer_page_v_snapshot_idx\` ON \`_dealer_page_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_dealer_page_v_published_locale_idx\` ON \`_dealer_page_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_dealer_page_v_latest_idx\` ON \`_dealer_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_dealer_page_v_autosave_idx\` ON \`_dealer_page_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`menus\` ADD \`_status\` text DEFAULT 'published';`)
  await db.run(sql`CREATE INDEX \`menus__status_idx\` ON \`menus\` (\`_status\`);`)
  await db.run(sql`ALTER TABLE \`_menus_v\` ADD \`version__status\` text DEFAULT 'published';`)
  await db.run(sql`ALTER TABLE \`_menus_v\` ADD \`snapshot\` integer;`)
  await db.run(sql`ALTER TABLE \`_menus_v\` ADD \`published_locale\` text;`)
  await db.run(sql`ALTER TABLE \`_menus_v\` ADD \`latest\` integer;`)
  await db.run(sql`ALTER TABLE \`_menus_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_version__status_idx\` ON \`_menus_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_snapshot_idx\` ON \`_menus_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_published_locale_idx\` ON \`_menus_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_latest_idx\` ON \`_menus_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_autosave_idx\` ON \`_menus_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`delivery_phoneDigits_idx\` ON \`leads\` (\`delivery\`,\`phone_digits\`);`)
  await db.run(sql`CREATE INDEX \`delivery_email_idx\` ON \`leads\` (\`delivery\`,\`email\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_idx\` ON \`leads\` (\`deleted_at\`,\`kind\`,\`status\`,\`owner_id\`,\`routed_to_id\`,\`created_at\`,\`called_at\`,\`next_step_on\`,\`delivery\`,\`job_id\`);`)
  // By hand: test rides of before whose shared mail has not gone out; their dealers have one of their own now (decision 155).
  await db.run(sql`UPDATE \`leads\` SET \`route_at\` = \`created_at\` WHERE \`kind\` = 'testride' AND \`dealer_id\` IS NOT NULL AND \`notified_at\` IS NULL
    AND \`delivery\` IN ('due', 'failed') AND \`route_at\` IS NULL AND \`deleted_at\` IS NULL;`)
}
