import { sql } from '@payloadcms/db-sqlite';
import type { MigrationArgs } from '../../database/migration-args.ts';

export async function up({ db }: MigrationArgs): Promise<void> {
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
  await db.run(sql`CREATE TABLE \`banners_locales\` (
  	\`heading\` text NOT NULL,
  	\`description\` text NOT NULL,
  	\`translation_ready\` integer DEFAULT false,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`banners\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`banners_locales_locale_parent_id_unique\` ON \`banners_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`questions_locales\` (
  	\`question\` text NOT NULL,
  	\`answer\` text NOT NULL,
  	\`translation_ready\` integer DEFAULT false,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`questions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`questions_locales_locale_parent_id_unique\` ON \`questions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_variants_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_variants\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_variants_locales_locale_parent_id_unique\` ON \`products_variants_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_figures_locales\` (
  	\`label\` text NOT NULL,
  	\`text\` text,
  	\`condition\` text NOT NULL,
  	\`note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_figures\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_figures_locales_locale_parent_id_unique\` ON \`products_figures_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_customer_requirements_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_customer_requirements\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_customer_requirements_locales_locale_parent_id_uniq\` ON \`products_customer_requirements_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_solutions_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_solutions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_solutions_locales_locale_parent_id_unique\` ON \`products_solutions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_innovations_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_innovations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_innovations_locales_locale_parent_id_unique\` ON \`products_innovations_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_segment_needs_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_segment_needs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_segment_needs_locales_locale_parent_id_unique\` ON \`products_segment_needs_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_end_users_locales\` (
  	\`text\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_end_users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_end_users_locales_locale_parent_id_unique\` ON \`products_end_users_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_target_customers_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_target_customers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_target_customers_locales_locale_parent_id_unique\` ON \`products_target_customers_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_accessories_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_accessories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_accessories_locales_locale_parent_id_unique\` ON \`products_accessories_locales\` (\`_locale\`,\`_parent_id\`);`)
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
  await db.run(sql`CREATE TABLE \`products_locales\` (
  	\`name\` text NOT NULL,
  	\`line\` text NOT NULL,
  	\`tagline\` text NOT NULL,
  	\`summary\` text NOT NULL,
  	\`innovations_heading\` text,
  	\`comparison_heading\` text,
  	\`comparison_note\` text,
  	\`comparison_rival1\` text,
  	\`comparison_rival2\` text,
  	\`translation_ready\` integer DEFAULT false,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_locales_locale_parent_id_unique\` ON \`products_locales\` (\`_locale\`,\`_parent_id\`);`)
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
  await db.run(sql`CREATE TABLE \`trade_shows_categories_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`trade_shows_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`trade_shows_categories_locales_locale_parent_id_unique\` ON \`trade_shows_categories_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`trade_shows_images_locales\` (
  	\`caption\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`trade_shows_images\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`trade_shows_images_locales_locale_parent_id_unique\` ON \`trade_shows_images_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`trade_shows_videos_locales\` (
  	\`title\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`trade_shows_videos\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`trade_shows_videos_locales_locale_parent_id_unique\` ON \`trade_shows_videos_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`trade_shows_locales\` (
  	\`name\` text NOT NULL,
  	\`introduction\` text NOT NULL,
  	\`heading\` text NOT NULL,
  	\`blurb\` text NOT NULL,
  	\`translation_ready\` integer DEFAULT false,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`trade_shows\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`trade_shows_locales_locale_parent_id_unique\` ON \`trade_shows_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`testimonials_locales\` (
  	\`full_name\` text NOT NULL,
  	\`designation\` text NOT NULL,
  	\`description\` text NOT NULL,
  	\`translation_ready\` integer DEFAULT false,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`testimonials\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`testimonials_locales_locale_parent_id_unique\` ON \`testimonials_locales\` (\`_locale\`,\`_parent_id\`);`)
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
  await db.run(sql`CREATE TABLE \`media_locales\` (
  	\`alt\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`media_locales_locale_parent_id_unique\` ON \`media_locales\` (\`_locale\`,\`_parent_id\`);`)
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
  await db.run(sql`CREATE TABLE \`states_locales\` (
  	\`own_script_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`states\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`states_locales_locale_parent_id_unique\` ON \`states_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`cities_locales\` (
  	\`own_script_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`cities\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`cities_locales_locale_parent_id_unique\` ON \`cities_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`jobs_locales\` (
  	\`position\` text NOT NULL,
  	\`department\` text NOT NULL,
  	\`qualification\` text NOT NULL,
  	\`experience\` text NOT NULL,
  	\`location\` text NOT NULL,
  	\`description\` text NOT NULL,
  	\`translation_ready\` integer DEFAULT false,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`jobs_locales_locale_parent_id_unique\` ON \`jobs_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_page_introduction_selling_points_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_page_introduction_selling_points\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`home_page_introduction_selling_points_locales_locale_parent_\` ON \`home_page_introduction_selling_points_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_page_benefits_figures_locales\` (
  	\`label\` text NOT NULL,
  	\`text\` text,
  	\`condition\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_page_benefits_figures\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`home_page_benefits_figures_locales_locale_parent_id_unique\` ON \`home_page_benefits_figures_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_page_statistics_locales\` (
  	\`label\` text NOT NULL,
  	\`text\` text,
  	\`condition\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_page_statistics\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`home_page_statistics_locales_locale_parent_id_unique\` ON \`home_page_statistics_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_page_locales\` (
  	\`introduction_heading\` text NOT NULL,
  	\`introduction_text\` text NOT NULL,
  	\`benefits_heading\` text NOT NULL,
  	\`benefits_text\` text NOT NULL,
  	\`headings_range\` text NOT NULL,
  	\`headings_testimonials\` text NOT NULL,
  	\`headings_gallery\` text NOT NULL,
  	\`headings_news\` text NOT NULL,
  	\`headings_questions\` text NOT NULL,
  	\`headings_statistics\` text NOT NULL,
  	\`translation_ready\` integer DEFAULT false,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`home_page_locales_locale_parent_id_unique\` ON \`home_page_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_page_parent_facts_locales\` (
  	\`label\` text NOT NULL,
  	\`text\` text,
  	\`condition\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_page_parent_facts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`about_page_parent_facts_locales_locale_parent_id_unique\` ON \`about_page_parent_facts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_page_values_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_page_values\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`about_page_values_locales_locale_parent_id_unique\` ON \`about_page_values_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_page_needs_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_page_needs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`about_page_needs_locales_locale_parent_id_unique\` ON \`about_page_needs_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_page_locales\` (
  	\`heading\` text NOT NULL,
  	\`story\` text NOT NULL,
  	\`mission\` text NOT NULL,
  	\`vision\` text NOT NULL,
  	\`needs_heading\` text NOT NULL,
  	\`translation_ready\` integer DEFAULT false,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`about_page_locales_locale_parent_id_unique\` ON \`about_page_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`dealer_page_offers_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`dealer_page_offers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`dealer_page_offers_locales_locale_parent_id_unique\` ON \`dealer_page_offers_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`dealer_page_locales\` (
  	\`heading\` text NOT NULL,
  	\`pitch\` text NOT NULL,
  	\`translation_ready\` integer DEFAULT false,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`dealer_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`dealer_page_locales_locale_parent_id_unique\` ON \`dealer_page_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_phones_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings_phones\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`site_settings_phones_locales_locale_parent_id_unique\` ON \`site_settings_phones_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_emails_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings_emails\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`site_settings_emails_locales_locale_parent_id_unique\` ON \`site_settings_emails_locales\` (\`_locale\`,\`_parent_id\`);`)
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
  await db.run(sql`CREATE TABLE \`site_settings_locales\` (
  	\`company\` text NOT NULL,
  	\`parent_name\` text,
  	\`tagline\` text NOT NULL,
  	\`blurb\` text NOT NULL,
  	\`opening_hours\` text,
  	\`announcement\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`site_settings_locales_locale_parent_id_unique\` ON \`site_settings_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`_blogs_v\` ADD \`snapshot\` integer;`)
  await db.run(sql`ALTER TABLE \`_blogs_v\` ADD \`published_locale\` text;`)
  await db.run(sql`CREATE INDEX \`_blogs_v_snapshot_idx\` ON \`_blogs_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_published_locale_idx\` ON \`_blogs_v\` (\`published_locale\`);`)
  await db.run(sql`INSERT INTO \`page_meta_locales\` (\`meta_title\`, \`meta_description\`, \`heading\`, \`introduction\`, \`_locale\`, \`_parent_id\`) SELECT \`meta_title\`, \`meta_description\`, \`heading\`, \`introduction\`, 'en', \`id\` FROM \`page_meta\`;`)
  await db.run(sql`INSERT INTO \`banners_locales\` (\`heading\`, \`description\`, \`_locale\`, \`_parent_id\`) SELECT \`heading\`, \`description\`, 'en', \`id\` FROM \`banners\`;`)
  await db.run(sql`INSERT INTO \`questions_locales\` (\`question\`, \`answer\`, \`_locale\`, \`_parent_id\`) SELECT \`question\`, \`answer\`, 'en', \`id\` FROM \`questions\`;`)
  await db.run(sql`INSERT INTO \`products_variants_locales\` (\`label\`, \`_locale\`, \`_parent_id\`) SELECT \`label\`, 'en', \`id\` FROM \`products_variants\`;`)
  await db.run(sql`INSERT INTO \`products_figures_locales\` (\`label\`, \`text\`, \`condition\`, \`note\`, \`_locale\`, \`_parent_id\`) SELECT \`label\`, \`text\`, \`condition\`, \`note\`, 'en', \`id\` FROM \`products_figures\`;`)
  await db.run(sql`INSERT INTO \`products_customer_requirements_locales\` (\`title\`, \`text\`, \`_locale\`, \`_parent_id\`) SELECT \`title\`, \`text\`, 'en', \`id\` FROM \`products_customer_requirements\`;`)
  await db.run(sql`INSERT INTO \`products_solutions_locales\` (\`title\`, \`text\`, \`_locale\`, \`_parent_id\`) SELECT \`title\`, \`text\`, 'en', \`id\` FROM \`products_solutions\`;`)
  await db.run(sql`INSERT INTO \`products_innovations_locales\` (\`title\`, \`text\`, \`_locale\`, \`_parent_id\`) SELECT \`title\`, \`text\`, 'en', \`id\` FROM \`products_innovations\`;`)
  await db.run(sql`INSERT INTO \`products_segment_needs_locales\` (\`title\`, \`text\`, \`_locale\`, \`_parent_id\`) SELECT \`title\`, \`text\`, 'en', \`id\` FROM \`products_segment_needs\`;`)
  await db.run(sql`INSERT INTO \`products_end_users_locales\` (\`text\`, \`_locale\`, \`_parent_id\`) SELECT \`text\`, 'en', \`id\` FROM \`products_end_users\`;`)
  await db.run(sql`INSERT INTO \`products_target_customers_locales\` (\`title\`, \`text\`, \`_locale\`, \`_parent_id\`) SELECT \`title\`, \`text\`, 'en', \`id\` FROM \`products_target_customers\`;`)
  await db.run(sql`INSERT INTO \`products_accessories_locales\` (\`name\`, \`_locale\`, \`_parent_id\`) SELECT \`name\`, 'en', \`id\` FROM \`products_accessories\`;`)
  await db.run(sql`INSERT INTO \`products_comparison_rows_locales\` (\`rival1_text\`, \`rival2_text\`, \`_locale\`, \`_parent_id\`) SELECT \`rival1_text\`, \`rival2_text\`, 'en', \`id\` FROM \`products_comparison_rows\`;`)
  await db.run(sql`INSERT INTO \`products_locales\` (\`name\`, \`line\`, \`tagline\`, \`summary\`, \`innovations_heading\`, \`comparison_heading\`, \`comparison_note\`, \`comparison_rival1\`, \`comparison_rival2\`, \`_locale\`, \`_parent_id\`) SELECT \`name\`, \`line\`, \`tagline\`, \`summary\`, \`innovations_heading\`, \`comparison_heading\`, \`comparison_note\`, \`comparison_rival1\`, \`comparison_rival2\`, 'en', \`id\` FROM \`products\`;`)
  await db.run(sql`INSERT INTO \`blogs_locales\` (\`title\`, \`description\`, \`body\`, \`_locale\`, \`_parent_id\`) SELECT \`title\`, \`description\`, \`body\`, 'en', \`id\` FROM \`blogs\`;`)
  await db.run(sql`INSERT INTO \`_blogs_v_locales\` (\`version_title\`, \`version_description\`, \`version_body\`, \`_locale\`, \`_parent_id\`) SELECT \`version_title\`, \`version_description\`, \`version_body\`, 'en', \`id\` FROM \`_blogs_v\`;`)
  await db.run(sql`INSERT INTO \`events_locales\` (\`title\`, \`description\`, \`place\`, \`info\`, \`_locale\`, \`_parent_id\`) SELECT \`title\`, \`description\`, \`place\`, \`info\`, 'en', \`id\` FROM \`events\`;`)
  await db.run(sql`INSERT INTO \`_events_v_locales\` (\`version_title\`, \`version_description\`, \`version_place\`, \`version_info\`, \`_locale\`, \`_parent_id\`) SELECT \`version_title\`, \`version_description\`, \`version_place\`, \`version_info\`, 'en', \`id\` FROM \`_events_v\`;`)
  await db.run(sql`INSERT INTO \`trade_shows_categories_locales\` (\`name\`, \`_locale\`, \`_parent_id\`) SELECT \`name\`, 'en', \`id\` FROM \`trade_shows_categories\`;`)
  await db.run(sql`INSERT INTO \`trade_shows_images_locales\` (\`caption\`, \`_locale\`, \`_parent_id\`) SELECT \`caption\`, 'en', \`id\` FROM \`trade_shows_images\`;`)
  await db.run(sql`INSERT INTO \`trade_shows_videos_locales\` (\`title\`, \`_locale\`, \`_parent_id\`) SELECT \`title\`, 'en', \`id\` FROM \`trade_shows_videos\`;`)
  await db.run(sql`INSERT INTO \`trade_shows_locales\` (\`name\`, \`introduction\`, \`heading\`, \`blurb\`, \`_locale\`, \`_parent_id\`) SELECT \`name\`, \`introduction\`, \`heading\`, \`blurb\`, 'en', \`id\` FROM \`trade_shows\`;`)
  await db.run(sql`INSERT INTO \`testimonials_locales\` (\`full_name\`, \`designation\`, \`description\`, \`_locale\`, \`_parent_id\`) SELECT \`full_name\`, \`designation\`, \`description\`, 'en', \`id\` FROM \`testimonials\`;`)
  await db.run(sql`INSERT INTO \`gallery_items_locales\` (\`caption\`, \`_locale\`, \`_parent_id\`) SELECT \`caption\`, 'en', \`id\` FROM \`gallery_items\`;`)
  await db.run(sql`INSERT INTO \`media_locales\` (\`alt\`, \`_locale\`, \`_parent_id\`) SELECT \`alt\`, 'en', \`id\` FROM \`media\`;`)
  await db.run(sql`INSERT INTO \`certificates_locales\` (\`title\`, \`issuer\`, \`text\`, \`_locale\`, \`_parent_id\`) SELECT \`title\`, \`issuer\`, \`text\`, 'en', \`id\` FROM \`certificates\`;`)
  await db.run(sql`INSERT INTO \`jobs_locales\` (\`position\`, \`department\`, \`qualification\`, \`experience\`, \`location\`, \`description\`, \`_locale\`, \`_parent_id\`) SELECT \`position\`, \`department\`, \`qualification\`, \`experience\`, \`location\`, \`description\`, 'en', \`id\` FROM \`jobs\`;`)
  await db.run(sql`INSERT INTO \`home_page_introduction_selling_points_locales\` (\`title\`, \`text\`, \`_locale\`, \`_parent_id\`) SELECT \`title\`, \`text\`, 'en', \`id\` FROM \`home_page_introduction_selling_points\`;`)
  await db.run(sql`INSERT INTO \`home_page_benefits_figures_locales\` (\`label\`, \`text\`, \`condition\`, \`_locale\`, \`_parent_id\`) SELECT \`label\`, \`text\`, \`condition\`, 'en', \`id\` FROM \`home_page_benefits_figures\`;`)
  await db.run(sql`INSERT INTO \`home_page_statistics_locales\` (\`label\`, \`text\`, \`condition\`, \`_locale\`, \`_parent_id\`) SELECT \`label\`, \`text\`, \`condition\`, 'en', \`id\` FROM \`home_page_statistics\`;`)
  await db.run(sql`INSERT INTO \`home_page_locales\` (\`introduction_heading\`, \`introduction_text\`, \`benefits_heading\`, \`benefits_text\`, \`headings_range\`, \`headings_testimonials\`, \`headings_gallery\`, \`headings_news\`, \`headings_questions\`, \`headings_statistics\`, \`_locale\`, \`_parent_id\`) SELECT \`introduction_heading\`, \`introduction_text\`, \`benefits_heading\`, \`benefits_text\`, \`headings_range\`, \`headings_testimonials\`, \`headings_gallery\`, \`headings_news\`, \`headings_questions\`, \`headings_statistics\`, 'en', \`id\` FROM \`home_page\`;`)
  await db.run(sql`INSERT INTO \`about_page_parent_facts_locales\` (\`label\`, \`text\`, \`condition\`, \`_locale\`, \`_parent_id\`) SELECT \`label\`, \`text\`, \`condition\`, 'en', \`id\` FROM \`about_page_parent_facts\`;`)
  await db.run(sql`INSERT INTO \`about_page_values_locales\` (\`title\`, \`text\`, \`_locale\`, \`_parent_id\`) SELECT \`title\`, \`text\`, 'en', \`id\` FROM \`about_page_values\`;`)
  await db.run(sql`INSERT INTO \`about_page_needs_locales\` (\`title\`, \`text\`, \`_locale\`, \`_parent_id\`) SELECT \`title\`, \`text\`, 'en', \`id\` FROM \`about_page_needs\`;`)
  await db.run(sql`INSERT INTO \`about_page_locales\` (\`heading\`, \`story\`, \`mission\`, \`vision\`, \`needs_heading\`, \`_locale\`, \`_parent_id\`) SELECT \`heading\`, \`story\`, \`mission\`, \`vision\`, \`needs_heading\`, 'en', \`id\` FROM \`about_page\`;`)
  await db.run(sql`INSERT INTO \`dealer_page_offers_locales\` (\`title\`, \`text\`, \`_locale\`, \`_parent_id\`) SELECT \`title\`, \`text\`, 'en', \`id\` FROM \`dealer_page_offers\`;`)
  await db.run(sql`INSERT INTO \`dealer_page_locales\` (\`heading\`, \`pitch\`, \`_locale\`, \`_parent_id\`) SELECT \`heading\`, \`pitch\`, 'en', \`id\` FROM \`dealer_page\`;`)
  await db.run(sql`INSERT INTO \`site_settings_phones_locales\` (\`label\`, \`_locale\`, \`_parent_id\`) SELECT \`label\`, 'en', \`id\` FROM \`site_settings_phones\`;`)
  await db.run(sql`INSERT INTO \`site_settings_emails_locales\` (\`label\`, \`_locale\`, \`_parent_id\`) SELECT \`label\`, 'en', \`id\` FROM \`site_settings_emails\`;`)
  await db.run(sql`INSERT INTO \`site_settings_addresses_locales\` (\`label\`, \`lines\`, \`_locale\`, \`_parent_id\`) SELECT \`label\`, \`lines\`, 'en', \`id\` FROM \`site_settings_addresses\`;`)
  await db.run(sql`INSERT INTO \`site_settings_locales\` (\`company\`, \`parent_name\`, \`tagline\`, \`blurb\`, \`opening_hours\`, \`announcement\`, \`_locale\`, \`_parent_id\`) SELECT \`company\`, \`parent_name\`, \`tagline\`, \`blurb\`, \`opening_hours\`, \`announcement\`, 'en', \`id\` FROM \`site_settings\`;`)
  await db.run(sql`ALTER TABLE \`_blogs_v\` DROP COLUMN \`version_title\`;`)
  await db.run(sql`ALTER TABLE \`_blogs_v\` DROP COLUMN \`version_description\`;`)
  await db.run(sql`ALTER TABLE \`_blogs_v\` DROP COLUMN \`version_body\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`snapshot\` integer;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`published_locale\` text;`)
  await db.run(sql`CREATE INDEX \`_events_v_snapshot_idx\` ON \`_events_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_published_locale_idx\` ON \`_events_v\` (\`published_locale\`);`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`version_title\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`version_description\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`version_place\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`version_info\`;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`language\` text DEFAULT 'en' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`page_meta\` DROP COLUMN \`meta_title\`;`)
  await db.run(sql`ALTER TABLE \`page_meta\` DROP COLUMN \`meta_description\`;`)
  await db.run(sql`ALTER TABLE \`page_meta\` DROP COLUMN \`heading\`;`)
  await db.run(sql`ALTER TABLE \`page_meta\` DROP COLUMN \`introduction\`;`)
  await db.run(sql`ALTER TABLE \`banners\` DROP COLUMN \`heading\`;`)
  await db.run(sql`ALTER TABLE \`banners\` DROP COLUMN \`description\`;`)
  await db.run(sql`ALTER TABLE \`questions\` DROP COLUMN \`question\`;`)
  await db.run(sql`ALTER TABLE \`questions\` DROP COLUMN \`answer\`;`)
  await db.run(sql`ALTER TABLE \`products_variants\` DROP COLUMN \`label\`;`)
  await db.run(sql`ALTER TABLE \`products_figures\` DROP COLUMN \`label\`;`)
  await db.run(sql`ALTER TABLE \`products_figures\` DROP COLUMN \`text\`;`)
  await db.run(sql`ALTER TABLE \`products_figures\` DROP COLUMN \`condition\`;`)
  await db.run(sql`ALTER TABLE \`products_figures\` DROP COLUMN \`note\`;`)
  await db.run(sql`ALTER TABLE \`products_customer_requirements\` DROP COLUMN \`title\`;`)
  await db.run(sql`ALTER TABLE \`products_customer_requirements\` DROP COLUMN \`text\`;`)
  await db.run(sql`ALTER TABLE \`products_solutions\` DROP COLUMN \`title\`;`)
  await db.run(sql`ALTER TABLE \`products_solutions\` DROP COLUMN \`text\`;`)
  await db.run(sql`ALTER TABLE \`products_innovations\` DROP COLUMN \`title\`;`)
  await db.run(sql`ALTER TABLE \`products_innovations\` DROP COLUMN \`text\`;`)
  await db.run(sql`ALTER TABLE \`products_segment_needs\` DROP COLUMN \`title\`;`)
  await db.run(sql`ALTER TABLE \`products_segment_needs\` DROP COLUMN \`text\`;`)
  await db.run(sql`ALTER TABLE \`products_end_users\` DROP COLUMN \`text\`;`)
  await db.run(sql`ALTER TABLE \`products_target_customers\` DROP COLUMN \`title\`;`)
  await db.run(sql`ALTER TABLE \`products_target_customers\` DROP COLUMN \`text\`;`)
  await db.run(sql`ALTER TABLE \`products_accessories\` DROP COLUMN \`name\`;`)
  await db.run(sql`ALTER TABLE \`products_comparison_rows\` DROP COLUMN \`rival1_text\`;`)
  await db.run(sql`ALTER TABLE \`products_comparison_rows\` DROP COLUMN \`rival2_text\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`name\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`line\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`tagline\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`summary\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`innovations_heading\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`comparison_heading\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`comparison_note\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`comparison_rival1\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`comparison_rival2\`;`)
  await db.run(sql`ALTER TABLE \`blogs\` DROP COLUMN \`title\`;`)
  await db.run(sql`ALTER TABLE \`blogs\` DROP COLUMN \`description\`;`)
  await db.run(sql`ALTER TABLE \`blogs\` DROP COLUMN \`body\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`title\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`description\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`place\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`info\`;`)
  await db.run(sql`ALTER TABLE \`trade_shows_categories\` DROP COLUMN \`name\`;`)
  await db.run(sql`ALTER TABLE \`trade_shows_images\` DROP COLUMN \`caption\`;`)
  await db.run(sql`ALTER TABLE \`trade_shows_videos\` DROP COLUMN \`title\`;`)
  await db.run(sql`ALTER TABLE \`trade_shows\` DROP COLUMN \`name\`;`)
  await db.run(sql`ALTER TABLE \`trade_shows\` DROP COLUMN \`introduction\`;`)
  await db.run(sql`ALTER TABLE \`trade_shows\` DROP COLUMN \`heading\`;`)
  await db.run(sql`ALTER TABLE \`trade_shows\` DROP COLUMN \`blurb\`;`)
  await db.run(sql`ALTER TABLE \`testimonials\` DROP COLUMN \`full_name\`;`)
  await db.run(sql`ALTER TABLE \`testimonials\` DROP COLUMN \`designation\`;`)
  await db.run(sql`ALTER TABLE \`testimonials\` DROP COLUMN \`description\`;`)
  await db.run(sql`ALTER TABLE \`gallery_items\` DROP COLUMN \`caption\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`alt\`;`)
  await db.run(sql`ALTER TABLE \`certificates\` DROP COLUMN \`title\`;`)
  await db.run(sql`ALTER TABLE \`certificates\` DROP COLUMN \`issuer\`;`)
  await db.run(sql`ALTER TABLE \`certificates\` DROP COLUMN \`text\`;`)
  await db.run(sql`ALTER TABLE \`jobs\` DROP COLUMN \`position\`;`)
  await db.run(sql`ALTER TABLE \`jobs\` DROP COLUMN \`department\`;`)
  await db.run(sql`ALTER TABLE \`jobs\` DROP COLUMN \`qualification\`;`)
  await db.run(sql`ALTER TABLE \`jobs\` DROP COLUMN \`experience\`;`)
  await db.run(sql`ALTER TABLE \`jobs\` DROP COLUMN \`location\`;`)
  await db.run(sql`ALTER TABLE \`jobs\` DROP COLUMN \`description\`;`)
  await db.run(sql`ALTER TABLE \`home_page_introduction_selling_points\` DROP COLUMN \`title\`;`)
  await db.run(sql`ALTER TABLE \`home_page_introduction_selling_points\` DROP COLUMN \`text\`;`)
  await db.run(sql`ALTER TABLE \`home_page_benefits_figures\` DROP COLUMN \`label\`;`)
  await db.run(sql`ALTER TABLE \`home_page_benefits_figures\` DROP COLUMN \`text\`;`)
  await db.run(sql`ALTER TABLE \`home_page_benefits_figures\` DROP COLUMN \`condition\`;`)
  await db.run(sql`ALTER TABLE \`home_page_statistics\` DROP COLUMN \`label\`;`)
  await db.run(sql`ALTER TABLE \`home_page_statistics\` DROP COLUMN \`text\`;`)
  await db.run(sql`ALTER TABLE \`home_page_statistics\` DROP COLUMN \`condition\`;`)
  await db.run(sql`ALTER TABLE \`home_page\` DROP COLUMN \`introduction_heading\`;`)
  await db.run(sql`ALTER TABLE \`home_page\` DROP COLUMN \`introduction_text\`;`)
  await db.run(sql`ALTER TABLE \`home_page\` DROP COLUMN \`benefits_heading\`;`)
  await db.run(sql`ALTER TABLE \`home_page\` DROP COLUMN \`benefits_text\`;`)
  await db.run(sql`ALTER TABLE \`home_page\` DROP COLUMN \`headings_range\`;`)
  await db.run(sql`ALTER TABLE \`home_page\` DROP COLUMN \`headings_testimonials\`;`)
  await db.run(sql`ALTER TABLE \`home_page\` DROP COLUMN \`headings_gallery\`;`)
  await db.run(sql`ALTER TABLE \`home_page\` DROP COLUMN \`headings_news\`;`)
  await db.run(sql`ALTER TABLE \`home_page\` DROP COLUMN \`headings_questions\`;`)
  await db.run(sql`ALTER TABLE \`home_page\` DROP COLUMN \`headings_statistics\`;`)
  await db.run(sql`ALTER TABLE \`about_page_parent_facts\` DROP COLUMN \`label\`;`)
  await db.run(sql`ALTER TABLE \`about_page_parent_facts\` DROP COLUMN \`text\`;`)
  await db.run(sql`ALTER TABLE \`about_page_parent_facts\` DROP COLUMN \`condition\`;`)
  await db.run(sql`ALTER TABLE \`about_page_values\` DROP COLUMN \`title\`;`)
  await db.run(sql`ALTER TABLE \`about_page_values\` DROP COLUMN \`text\`;`)
  await db.run(sql`ALTER TABLE \`about_page_needs\` DROP COLUMN \`title\`;`)
  await db.run(sql`ALTER TABLE \`about_page_needs\` DROP COLUMN \`text\`;`)
  await db.run(sql`ALTER TABLE \`about_page\` DROP COLUMN \`heading\`;`)
  await db.run(sql`ALTER TABLE \`about_page\` DROP COLUMN \`story\`;`)
  await db.run(sql`ALTER TABLE \`about_page\` DROP COLUMN \`mission\`;`)
  await db.run(sql`ALTER TABLE \`about_page\` DROP COLUMN \`vision\`;`)
  await db.run(sql`ALTER TABLE \`about_page\` DROP COLUMN \`needs_heading\`;`)
  await db.run(sql`ALTER TABLE \`dealer_page_offers\` DROP COLUMN \`title\`;`)
  await db.run(sql`ALTER TABLE \`dealer_page_offers\` DROP COLUMN \`text\`;`)
  await db.run(sql`ALTER TABLE \`dealer_page\` DROP COLUMN \`heading\`;`)
  await db.run(sql`ALTER TABLE \`dealer_page\` DROP COLUMN \`pitch\`;`)
  await db.run(sql`ALTER TABLE \`site_settings_phones\` DROP COLUMN \`label\`;`)
  await db.run(sql`ALTER TABLE \`site_settings_emails\` DROP COLUMN \`label\`;`)
  await db.run(sql`ALTER TABLE \`site_settings_addresses\` DROP COLUMN \`label\`;`)
  await db.run(sql`ALTER TABLE \`site_settings_addresses\` DROP COLUMN \`lines\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`company\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`parent_name\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`tagline\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`blurb\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`opening_hours\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`announcement\`;`)
}
