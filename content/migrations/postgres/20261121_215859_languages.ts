import { sql } from '@payloadcms/db-postgres';
import type { MigrationArgs } from '../../database/migration-args.ts';

export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('en', 'hi', 'gu');
  CREATE TYPE "public"."enum__blogs_v_published_locale" AS ENUM('en', 'hi', 'gu');
  CREATE TYPE "public"."enum__events_v_published_locale" AS ENUM('en', 'hi', 'gu');
  CREATE TYPE "public"."lead_language" AS ENUM('en', 'hi', 'gu');
  CREATE TABLE "page_meta_locales" (
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"heading" varchar,
  	"introduction" varchar,
  	"translation_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "banners_locales" (
  	"heading" varchar NOT NULL,
  	"description" jsonb NOT NULL,
  	"translation_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "questions_locales" (
  	"question" varchar NOT NULL,
  	"answer" jsonb NOT NULL,
  	"translation_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "products_variants_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_figures_locales" (
  	"label" varchar NOT NULL,
  	"text" varchar,
  	"condition" varchar NOT NULL,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_customer_requirements_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_solutions_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_innovations_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_segment_needs_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_end_users_locales" (
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_target_customers_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_accessories_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_comparison_rows_locales" (
  	"rival1_text" varchar,
  	"rival2_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_locales" (
  	"name" varchar NOT NULL,
  	"line" varchar NOT NULL,
  	"tagline" varchar NOT NULL,
  	"summary" varchar NOT NULL,
  	"innovations_heading" varchar,
  	"comparison_heading" varchar,
  	"comparison_note" varchar,
  	"comparison_rival1" varchar,
  	"comparison_rival2" varchar,
  	"translation_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "blogs_locales" (
  	"title" varchar,
  	"description" varchar,
  	"body" jsonb,
  	"translation_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_blogs_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_body" jsonb,
  	"version_translation_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "events_locales" (
  	"title" varchar,
  	"description" varchar,
  	"place" varchar,
  	"info" jsonb,
  	"translation_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_events_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_place" varchar,
  	"version_info" jsonb,
  	"version_translation_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "trade_shows_categories_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "trade_shows_images_locales" (
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "trade_shows_videos_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "trade_shows_locales" (
  	"name" varchar NOT NULL,
  	"introduction" varchar NOT NULL,
  	"heading" varchar NOT NULL,
  	"blurb" varchar NOT NULL,
  	"translation_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "testimonials_locales" (
  	"full_name" varchar NOT NULL,
  	"designation" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"translation_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "gallery_items_locales" (
  	"caption" varchar NOT NULL,
  	"translation_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "certificates_locales" (
  	"title" varchar NOT NULL,
  	"issuer" varchar,
  	"text" varchar,
  	"translation_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "states_locales" (
  	"own_script_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cities_locales" (
  	"own_script_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "jobs_locales" (
  	"position" varchar NOT NULL,
  	"department" varchar NOT NULL,
  	"qualification" varchar NOT NULL,
  	"experience" varchar NOT NULL,
  	"location" varchar NOT NULL,
  	"description" jsonb NOT NULL,
  	"translation_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "home_page_introduction_selling_points_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home_page_benefits_figures_locales" (
  	"label" varchar NOT NULL,
  	"text" varchar,
  	"condition" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home_page_statistics_locales" (
  	"label" varchar NOT NULL,
  	"text" varchar,
  	"condition" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home_page_locales" (
  	"introduction_heading" varchar NOT NULL,
  	"introduction_text" varchar NOT NULL,
  	"benefits_heading" varchar NOT NULL,
  	"benefits_text" varchar NOT NULL,
  	"headings_range" varchar NOT NULL,
  	"headings_testimonials" varchar NOT NULL,
  	"headings_gallery" varchar NOT NULL,
  	"headings_news" varchar NOT NULL,
  	"headings_questions" varchar NOT NULL,
  	"headings_statistics" varchar NOT NULL,
  	"translation_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "about_page_parent_facts_locales" (
  	"label" varchar NOT NULL,
  	"text" varchar,
  	"condition" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "about_page_values_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "about_page_needs_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "about_page_locales" (
  	"heading" varchar NOT NULL,
  	"story" jsonb NOT NULL,
  	"mission" varchar NOT NULL,
  	"vision" varchar NOT NULL,
  	"needs_heading" varchar NOT NULL,
  	"translation_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "dealer_page_offers_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "dealer_page_locales" (
  	"heading" varchar NOT NULL,
  	"pitch" jsonb NOT NULL,
  	"translation_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "site_settings_phones_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings_emails_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings_addresses_locales" (
  	"label" varchar NOT NULL,
  	"lines" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings_locales" (
  	"company" varchar NOT NULL,
  	"parent_name" varchar,
  	"tagline" varchar NOT NULL,
  	"blurb" varchar NOT NULL,
  	"opening_hours" varchar,
  	"announcement" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "_blogs_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_blogs_v" ADD COLUMN "published_locale" "enum__blogs_v_published_locale";
  ALTER TABLE "_events_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_events_v" ADD COLUMN "published_locale" "enum__events_v_published_locale";
  ALTER TABLE "leads" ADD COLUMN "language" "lead_language" DEFAULT 'en' NOT NULL;
  ALTER TABLE "page_meta_locales" ADD CONSTRAINT "page_meta_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_meta"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "banners_locales" ADD CONSTRAINT "banners_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "questions_locales" ADD CONSTRAINT "questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_variants_locales" ADD CONSTRAINT "products_variants_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_variants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_figures_locales" ADD CONSTRAINT "products_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_customer_requirements_locales" ADD CONSTRAINT "products_customer_requirements_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_customer_requirements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_solutions_locales" ADD CONSTRAINT "products_solutions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_innovations_locales" ADD CONSTRAINT "products_innovations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_innovations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_segment_needs_locales" ADD CONSTRAINT "products_segment_needs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_segment_needs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_end_users_locales" ADD CONSTRAINT "products_end_users_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_end_users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_target_customers_locales" ADD CONSTRAINT "products_target_customers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_target_customers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_accessories_locales" ADD CONSTRAINT "products_accessories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_accessories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_comparison_rows_locales" ADD CONSTRAINT "products_comparison_rows_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_comparison_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_locales" ADD CONSTRAINT "products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "blogs_locales" ADD CONSTRAINT "blogs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_blogs_v_locales" ADD CONSTRAINT "_blogs_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_blogs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_locales" ADD CONSTRAINT "events_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_locales" ADD CONSTRAINT "_events_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "trade_shows_categories_locales" ADD CONSTRAINT "trade_shows_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."trade_shows_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "trade_shows_images_locales" ADD CONSTRAINT "trade_shows_images_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."trade_shows_images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "trade_shows_videos_locales" ADD CONSTRAINT "trade_shows_videos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."trade_shows_videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "trade_shows_locales" ADD CONSTRAINT "trade_shows_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."trade_shows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "testimonials_locales" ADD CONSTRAINT "testimonials_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "gallery_items_locales" ADD CONSTRAINT "gallery_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."gallery_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "certificates_locales" ADD CONSTRAINT "certificates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."certificates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "states_locales" ADD CONSTRAINT "states_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."states"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cities_locales" ADD CONSTRAINT "cities_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "jobs_locales" ADD CONSTRAINT "jobs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_introduction_selling_points_locales" ADD CONSTRAINT "home_page_introduction_selling_points_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page_introduction_selling_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_benefits_figures_locales" ADD CONSTRAINT "home_page_benefits_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page_benefits_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_statistics_locales" ADD CONSTRAINT "home_page_statistics_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page_statistics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_locales" ADD CONSTRAINT "home_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_page_parent_facts_locales" ADD CONSTRAINT "about_page_parent_facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_page_parent_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_page_values_locales" ADD CONSTRAINT "about_page_values_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_page_values"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_page_needs_locales" ADD CONSTRAINT "about_page_needs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_page_needs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_page_locales" ADD CONSTRAINT "about_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealer_page_offers_locales" ADD CONSTRAINT "dealer_page_offers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dealer_page_offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealer_page_locales" ADD CONSTRAINT "dealer_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dealer_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_phones_locales" ADD CONSTRAINT "site_settings_phones_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_phones"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_emails_locales" ADD CONSTRAINT "site_settings_emails_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_emails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_addresses_locales" ADD CONSTRAINT "site_settings_addresses_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_addresses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_locales" ADD CONSTRAINT "site_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "page_meta_locales_locale_parent_id_unique" ON "page_meta_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "banners_locales_locale_parent_id_unique" ON "banners_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "questions_locales_locale_parent_id_unique" ON "questions_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "products_variants_locales_locale_parent_id_unique" ON "products_variants_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "products_figures_locales_locale_parent_id_unique" ON "products_figures_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "products_customer_requirements_locales_locale_parent_id_uniq" ON "products_customer_requirements_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "products_solutions_locales_locale_parent_id_unique" ON "products_solutions_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "products_innovations_locales_locale_parent_id_unique" ON "products_innovations_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "products_segment_needs_locales_locale_parent_id_unique" ON "products_segment_needs_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "products_end_users_locales_locale_parent_id_unique" ON "products_end_users_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "products_target_customers_locales_locale_parent_id_unique" ON "products_target_customers_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "products_accessories_locales_locale_parent_id_unique" ON "products_accessories_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "products_comparison_rows_locales_locale_parent_id_unique" ON "products_comparison_rows_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "products_locales_locale_parent_id_unique" ON "products_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "blogs_locales_locale_parent_id_unique" ON "blogs_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_blogs_v_locales_locale_parent_id_unique" ON "_blogs_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "events_locales_locale_parent_id_unique" ON "events_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_events_v_locales_locale_parent_id_unique" ON "_events_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "trade_shows_categories_locales_locale_parent_id_unique" ON "trade_shows_categories_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "trade_shows_images_locales_locale_parent_id_unique" ON "trade_shows_images_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "trade_shows_videos_locales_locale_parent_id_unique" ON "trade_shows_videos_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "trade_shows_locales_locale_parent_id_unique" ON "trade_shows_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "testimonials_locales_locale_parent_id_unique" ON "testimonials_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "gallery_items_locales_locale_parent_id_unique" ON "gallery_items_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "certificates_locales_locale_parent_id_unique" ON "certificates_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "states_locales_locale_parent_id_unique" ON "states_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "cities_locales_locale_parent_id_unique" ON "cities_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "jobs_locales_locale_parent_id_unique" ON "jobs_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "home_page_introduction_selling_points_locales_locale_parent_" ON "home_page_introduction_selling_points_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "home_page_benefits_figures_locales_locale_parent_id_unique" ON "home_page_benefits_figures_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "home_page_statistics_locales_locale_parent_id_unique" ON "home_page_statistics_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "home_page_locales_locale_parent_id_unique" ON "home_page_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "about_page_parent_facts_locales_locale_parent_id_unique" ON "about_page_parent_facts_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "about_page_values_locales_locale_parent_id_unique" ON "about_page_values_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "about_page_needs_locales_locale_parent_id_unique" ON "about_page_needs_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "about_page_locales_locale_parent_id_unique" ON "about_page_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "dealer_page_offers_locales_locale_parent_id_unique" ON "dealer_page_offers_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "dealer_page_locales_locale_parent_id_unique" ON "dealer_page_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "site_settings_phones_locales_locale_parent_id_unique" ON "site_settings_phones_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "site_settings_emails_locales_locale_parent_id_unique" ON "site_settings_emails_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "site_settings_addresses_locales_locale_parent_id_unique" ON "site_settings_addresses_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "site_settings_locales_locale_parent_id_unique" ON "site_settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_blogs_v_snapshot_idx" ON "_blogs_v" USING btree ("snapshot");
  CREATE INDEX "_blogs_v_published_locale_idx" ON "_blogs_v" USING btree ("published_locale");
  CREATE INDEX "_events_v_snapshot_idx" ON "_events_v" USING btree ("snapshot");
  CREATE INDEX "_events_v_published_locale_idx" ON "_events_v" USING btree ("published_locale");
  INSERT INTO "page_meta_locales" ("meta_title", "meta_description", "heading", "introduction", "_locale", "_parent_id") SELECT "meta_title", "meta_description", "heading", "introduction", 'en', "id" FROM "page_meta";
  INSERT INTO "banners_locales" ("heading", "description", "_locale", "_parent_id") SELECT "heading", "description", 'en', "id" FROM "banners";
  INSERT INTO "questions_locales" ("question", "answer", "_locale", "_parent_id") SELECT "question", "answer", 'en', "id" FROM "questions";
  INSERT INTO "products_variants_locales" ("label", "_locale", "_parent_id") SELECT "label", 'en', "id" FROM "products_variants";
  INSERT INTO "products_figures_locales" ("label", "text", "condition", "note", "_locale", "_parent_id") SELECT "label", "text", "condition", "note", 'en', "id" FROM "products_figures";
  INSERT INTO "products_customer_requirements_locales" ("title", "text", "_locale", "_parent_id") SELECT "title", "text", 'en', "id" FROM "products_customer_requirements";
  INSERT INTO "products_solutions_locales" ("title", "text", "_locale", "_parent_id") SELECT "title", "text", 'en', "id" FROM "products_solutions";
  INSERT INTO "products_innovations_locales" ("title", "text", "_locale", "_parent_id") SELECT "title", "text", 'en', "id" FROM "products_innovations";
  INSERT INTO "products_segment_needs_locales" ("title", "text", "_locale", "_parent_id") SELECT "title", "text", 'en', "id" FROM "products_segment_needs";
  INSERT INTO "products_end_users_locales" ("text", "_locale", "_parent_id") SELECT "text", 'en', "id" FROM "products_end_users";
  INSERT INTO "products_target_customers_locales" ("title", "text", "_locale", "_parent_id") SELECT "title", "text", 'en', "id" FROM "products_target_customers";
  INSERT INTO "products_accessories_locales" ("name", "_locale", "_parent_id") SELECT "name", 'en', "id" FROM "products_accessories";
  INSERT INTO "products_comparison_rows_locales" ("rival1_text", "rival2_text", "_locale", "_parent_id") SELECT "rival1_text", "rival2_text", 'en', "id" FROM "products_comparison_rows";
  INSERT INTO "products_locales" ("name", "line", "tagline", "summary", "innovations_heading", "comparison_heading", "comparison_note", "comparison_rival1", "comparison_rival2", "_locale", "_parent_id") SELECT "name", "line", "tagline", "summary", "innovations_heading", "comparison_heading", "comparison_note", "comparison_rival1", "comparison_rival2", 'en', "id" FROM "products";
  INSERT INTO "blogs_locales" ("title", "description", "body", "_locale", "_parent_id") SELECT "title", "description", "body", 'en', "id" FROM "blogs";
  INSERT INTO "_blogs_v_locales" ("version_title", "version_description", "version_body", "_locale", "_parent_id") SELECT "version_title", "version_description", "version_body", 'en', "id" FROM "_blogs_v";
  INSERT INTO "events_locales" ("title", "description", "place", "info", "_locale", "_parent_id") SELECT "title", "description", "place", "info", 'en', "id" FROM "events";
  INSERT INTO "_events_v_locales" ("version_title", "version_description", "version_place", "version_info", "_locale", "_parent_id") SELECT "version_title", "version_description", "version_place", "version_info", 'en', "id" FROM "_events_v";
  INSERT INTO "trade_shows_categories_locales" ("name", "_locale", "_parent_id") SELECT "name", 'en', "id" FROM "trade_shows_categories";
  INSERT INTO "trade_shows_images_locales" ("caption", "_locale", "_parent_id") SELECT "caption", 'en', "id" FROM "trade_shows_images";
  INSERT INTO "trade_shows_videos_locales" ("title", "_locale", "_parent_id") SELECT "title", 'en', "id" FROM "trade_shows_videos";
  INSERT INTO "trade_shows_locales" ("name", "introduction", "heading", "blurb", "_locale", "_parent_id") SELECT "name", "introduction", "heading", "blurb", 'en', "id" FROM "trade_shows";
  INSERT INTO "testimonials_locales" ("full_name", "designation", "description", "_locale", "_parent_id") SELECT "full_name", "designation", "description", 'en', "id" FROM "testimonials";
  INSERT INTO "gallery_items_locales" ("caption", "_locale", "_parent_id") SELECT "caption", 'en', "id" FROM "gallery_items";
  INSERT INTO "media_locales" ("alt", "_locale", "_parent_id") SELECT "alt", 'en', "id" FROM "media";
  INSERT INTO "certificates_locales" ("title", "issuer", "text", "_locale", "_parent_id") SELECT "title", "issuer", "text", 'en', "id" FROM "certificates";
  INSERT INTO "jobs_locales" ("position", "department", "qualification", "experience", "location", "description", "_locale", "_parent_id") SELECT "position", "department", "qualification", "experience", "location", "description", 'en', "id" FROM "jobs";
  INSERT INTO "home_page_introduction_selling_points_locales" ("title", "text", "_locale", "_parent_id") SELECT "title", "text", 'en', "id" FROM "home_page_introduction_selling_points";
  INSERT INTO "home_page_benefits_figures_locales" ("label", "text", "condition", "_locale", "_parent_id") SELECT "label", "text", "condition", 'en', "id" FROM "home_page_benefits_figures";
  INSERT INTO "home_page_statistics_locales" ("label", "text", "condition", "_locale", "_parent_id") SELECT "label", "text", "condition", 'en', "id" FROM "home_page_statistics";
  INSERT INTO "home_page_locales" ("introduction_heading", "introduction_text", "benefits_heading", "benefits_text", "headings_range", "headings_testimonials", "headings_gallery", "headings_news", "headings_questions", "headings_statistics", "_locale", "_parent_id") SELECT "introduction_heading", "introduction_text", "benefits_heading", "benefits_text", "headings_range", "headings_testimonials", "headings_gallery", "headings_news", "headings_questions", "headings_statistics", 'en', "id" FROM "home_page";
  INSERT INTO "about_page_parent_facts_locales" ("label", "text", "condition", "_locale", "_parent_id") SELECT "label", "text", "condition", 'en', "id" FROM "about_page_parent_facts";
  INSERT INTO "about_page_values_locales" ("title", "text", "_locale", "_parent_id") SELECT "title", "text", 'en', "id" FROM "about_page_values";
  INSERT INTO "about_page_needs_locales" ("title", "text", "_locale", "_parent_id") SELECT "title", "text", 'en', "id" FROM "about_page_needs";
  INSERT INTO "about_page_locales" ("heading", "story", "mission", "vision", "needs_heading", "_locale", "_parent_id") SELECT "heading", "story", "mission", "vision", "needs_heading", 'en', "id" FROM "about_page";
  INSERT INTO "dealer_page_offers_locales" ("title", "text", "_locale", "_parent_id") SELECT "title", "text", 'en', "id" FROM "dealer_page_offers";
  INSERT INTO "dealer_page_locales" ("heading", "pitch", "_locale", "_parent_id") SELECT "heading", "pitch", 'en', "id" FROM "dealer_page";
  INSERT INTO "site_settings_phones_locales" ("label", "_locale", "_parent_id") SELECT "label", 'en', "id" FROM "site_settings_phones";
  INSERT INTO "site_settings_emails_locales" ("label", "_locale", "_parent_id") SELECT "label", 'en', "id" FROM "site_settings_emails";
  INSERT INTO "site_settings_addresses_locales" ("label", "lines", "_locale", "_parent_id") SELECT "label", "lines", 'en', "id" FROM "site_settings_addresses";
  INSERT INTO "site_settings_locales" ("company", "parent_name", "tagline", "blurb", "opening_hours", "announcement", "_locale", "_parent_id") SELECT "company", "parent_name", "tagline", "blurb", "opening_hours", "announcement", 'en', "id" FROM "site_settings";
  ALTER TABLE "page_meta" DROP COLUMN "meta_title";
  ALTER TABLE "page_meta" DROP COLUMN "meta_description";
  ALTER TABLE "page_meta" DROP COLUMN "heading";
  ALTER TABLE "page_meta" DROP COLUMN "introduction";
  ALTER TABLE "banners" DROP COLUMN "heading";
  ALTER TABLE "banners" DROP COLUMN "description";
  ALTER TABLE "questions" DROP COLUMN "question";
  ALTER TABLE "questions" DROP COLUMN "answer";
  ALTER TABLE "products_variants" DROP COLUMN "label";
  ALTER TABLE "products_figures" DROP COLUMN "label";
  ALTER TABLE "products_figures" DROP COLUMN "text";
  ALTER TABLE "products_figures" DROP COLUMN "condition";
  ALTER TABLE "products_figures" DROP COLUMN "note";
  ALTER TABLE "products_customer_requirements" DROP COLUMN "title";
  ALTER TABLE "products_customer_requirements" DROP COLUMN "text";
  ALTER TABLE "products_solutions" DROP COLUMN "title";
  ALTER TABLE "products_solutions" DROP COLUMN "text";
  ALTER TABLE "products_innovations" DROP COLUMN "title";
  ALTER TABLE "products_innovations" DROP COLUMN "text";
  ALTER TABLE "products_segment_needs" DROP COLUMN "title";
  ALTER TABLE "products_segment_needs" DROP COLUMN "text";
  ALTER TABLE "products_end_users" DROP COLUMN "text";
  ALTER TABLE "products_target_customers" DROP COLUMN "title";
  ALTER TABLE "products_target_customers" DROP COLUMN "text";
  ALTER TABLE "products_accessories" DROP COLUMN "name";
  ALTER TABLE "products_comparison_rows" DROP COLUMN "rival1_text";
  ALTER TABLE "products_comparison_rows" DROP COLUMN "rival2_text";
  ALTER TABLE "products" DROP COLUMN "name";
  ALTER TABLE "products" DROP COLUMN "line";
  ALTER TABLE "products" DROP COLUMN "tagline";
  ALTER TABLE "products" DROP COLUMN "summary";
  ALTER TABLE "products" DROP COLUMN "innovations_heading";
  ALTER TABLE "products" DROP COLUMN "comparison_heading";
  ALTER TABLE "products" DROP COLUMN "comparison_note";
  ALTER TABLE "products" DROP COLUMN "comparison_rival1";
  ALTER TABLE "products" DROP COLUMN "comparison_rival2";
  ALTER TABLE "blogs" DROP COLUMN "title";
  ALTER TABLE "blogs" DROP COLUMN "description";
  ALTER TABLE "blogs" DROP COLUMN "body";
  ALTER TABLE "_blogs_v" DROP COLUMN "version_title";
  ALTER TABLE "_blogs_v" DROP COLUMN "version_description";
  ALTER TABLE "_blogs_v" DROP COLUMN "version_body";
  ALTER TABLE "events" DROP COLUMN "title";
  ALTER TABLE "events" DROP COLUMN "description";
  ALTER TABLE "events" DROP COLUMN "place";
  ALTER TABLE "events" DROP COLUMN "info";
  ALTER TABLE "_events_v" DROP COLUMN "version_title";
  ALTER TABLE "_events_v" DROP COLUMN "version_description";
  ALTER TABLE "_events_v" DROP COLUMN "version_place";
  ALTER TABLE "_events_v" DROP COLUMN "version_info";
  ALTER TABLE "trade_shows_categories" DROP COLUMN "name";
  ALTER TABLE "trade_shows_images" DROP COLUMN "caption";
  ALTER TABLE "trade_shows_videos" DROP COLUMN "title";
  ALTER TABLE "trade_shows" DROP COLUMN "name";
  ALTER TABLE "trade_shows" DROP COLUMN "introduction";
  ALTER TABLE "trade_shows" DROP COLUMN "heading";
  ALTER TABLE "trade_shows" DROP COLUMN "blurb";
  ALTER TABLE "testimonials" DROP COLUMN "full_name";
  ALTER TABLE "testimonials" DROP COLUMN "designation";
  ALTER TABLE "testimonials" DROP COLUMN "description";
  ALTER TABLE "gallery_items" DROP COLUMN "caption";
  ALTER TABLE "media" DROP COLUMN "alt";
  ALTER TABLE "certificates" DROP COLUMN "title";
  ALTER TABLE "certificates" DROP COLUMN "issuer";
  ALTER TABLE "certificates" DROP COLUMN "text";
  ALTER TABLE "jobs" DROP COLUMN "position";
  ALTER TABLE "jobs" DROP COLUMN "department";
  ALTER TABLE "jobs" DROP COLUMN "qualification";
  ALTER TABLE "jobs" DROP COLUMN "experience";
  ALTER TABLE "jobs" DROP COLUMN "location";
  ALTER TABLE "jobs" DROP COLUMN "description";
  ALTER TABLE "home_page_introduction_selling_points" DROP COLUMN "title";
  ALTER TABLE "home_page_introduction_selling_points" DROP COLUMN "text";
  ALTER TABLE "home_page_benefits_figures" DROP COLUMN "label";
  ALTER TABLE "home_page_benefits_figures" DROP COLUMN "text";
  ALTER TABLE "home_page_benefits_figures" DROP COLUMN "condition";
  ALTER TABLE "home_page_statistics" DROP COLUMN "label";
  ALTER TABLE "home_page_statistics" DROP COLUMN "text";
  ALTER TABLE "home_page_statistics" DROP COLUMN "condition";
  ALTER TABLE "home_page" DROP COLUMN "introduction_heading";
  ALTER TABLE "home_page" DROP COLUMN "introduction_text";
  ALTER TABLE "home_page" DROP COLUMN "benefits_heading";
  ALTER TABLE "home_page" DROP COLUMN "benefits_text";
  ALTER TABLE "home_page" DROP COLUMN "headings_range";
  ALTER TABLE "home_page" DROP COLUMN "headings_testimonials";
  ALTER TABLE "home_page" DROP COLUMN "headings_gallery";
  ALTER TABLE "home_page" DROP COLUMN "headings_news";
  ALTER TABLE "home_page" DROP COLUMN "headings_questions";
  ALTER TABLE "home_page" DROP COLUMN "headings_statistics";
  ALTER TABLE "about_page_parent_facts" DROP COLUMN "label";
  ALTER TABLE "about_page_parent_facts" DROP COLUMN "text";
  ALTER TABLE "about_page_parent_facts" DROP COLUMN "condition";
  ALTER TABLE "about_page_values" DROP COLUMN "title";
  ALTER TABLE "about_page_values" DROP COLUMN "text";
  ALTER TABLE "about_page_needs" DROP COLUMN "title";
  ALTER TABLE "about_page_needs" DROP COLUMN "text";
  ALTER TABLE "about_page" DROP COLUMN "heading";
  ALTER TABLE "about_page" DROP COLUMN "story";
  ALTER TABLE "about_page" DROP COLUMN "mission";
  ALTER TABLE "about_page" DROP COLUMN "vision";
  ALTER TABLE "about_page" DROP COLUMN "needs_heading";
  ALTER TABLE "dealer_page_offers" DROP COLUMN "title";
  ALTER TABLE "dealer_page_offers" DROP COLUMN "text";
  ALTER TABLE "dealer_page" DROP COLUMN "heading";
  ALTER TABLE "dealer_page" DROP COLUMN "pitch";
  ALTER TABLE "site_settings_phones" DROP COLUMN "label";
  ALTER TABLE "site_settings_emails" DROP COLUMN "label";
  ALTER TABLE "site_settings_addresses" DROP COLUMN "label";
  ALTER TABLE "site_settings_addresses" DROP COLUMN "lines";
  ALTER TABLE "site_settings" DROP COLUMN "company";
  ALTER TABLE "site_settings" DROP COLUMN "parent_name";
  ALTER TABLE "site_settings" DROP COLUMN "tagline";
  ALTER TABLE "site_settings" DROP COLUMN "blurb";
  ALTER TABLE "site_settings" DROP COLUMN "opening_hours";
  ALTER TABLE "site_settings" DROP COLUMN "announcement";`)
}
