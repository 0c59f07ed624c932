import { sql } from '@payloadcms/db-postgres';
import type { MigrationArgs } from '../../database/migration-args.ts';
import { fillListOrder } from '../../migrations-support/fill-list-order.ts';

export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."menu_page" AS ENUM('Home', 'AboutUs', 'BecomeDealer', 'Blogs', 'Careers', 'ContactUs', 'Events', 'AllFaqs', 'ImageGalleryList', 'AllTestimonials', 'Certification', 'Savings', 'Find', 'Compare', 'Assumptions');
  CREATE TYPE "public"."menu_entry" AS ENUM('link', 'products', 'group');
  ALTER TYPE "public"."page_key" ADD VALUE 'product';
  CREATE TABLE "events_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_events_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "media_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "menus_header_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"page" "menu_page",
  	"address" varchar
  );
  
  CREATE TABLE "menus_header_links_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menus_header" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "menu_entry" DEFAULT 'link' NOT NULL,
  	"page" "menu_page",
  	"address" varchar
  );
  
  CREATE TABLE "menus_header_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menus_choose" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"page" "menu_page",
  	"address" varchar
  );
  
  CREATE TABLE "menus_choose_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menus_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"page" "menu_page",
  	"address" varchar
  );
  
  CREATE TABLE "menus_footer_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "menus" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"button_page" "menu_page" DEFAULT 'BecomeDealer',
  	"button_address" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "menus_locales" (
  	"button_label" varchar,
  	"translation_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "banners" ADD COLUMN "_order" varchar;
  ALTER TABLE "questions" ADD COLUMN "_order" varchar;
  ALTER TABLE "products" ADD COLUMN "_order" varchar;
  ALTER TABLE "assumptions" ADD COLUMN "_order" varchar;
  ALTER TABLE "testimonials" ADD COLUMN "_order" varchar;
  ALTER TABLE "gallery_items" ADD COLUMN "_order" varchar;
  ALTER TABLE "certificates" ADD COLUMN "_order" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "redirects_id" integer;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_texts" ADD CONSTRAINT "media_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_header_links" ADD CONSTRAINT "menus_header_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_header_links_locales" ADD CONSTRAINT "menus_header_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_header_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_header" ADD CONSTRAINT "menus_header_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_header_locales" ADD CONSTRAINT "menus_header_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_choose" ADD CONSTRAINT "menus_choose_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_choose_locales" ADD CONSTRAINT "menus_choose_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_choose"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_footer" ADD CONSTRAINT "menus_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_footer_locales" ADD CONSTRAINT "menus_footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_locales" ADD CONSTRAINT "menus_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "events_rels_order_idx" ON "events_rels" USING btree ("order");
  CREATE INDEX "events_rels_parent_idx" ON "events_rels" USING btree ("parent_id");
  CREATE INDEX "events_rels_path_idx" ON "events_rels" USING btree ("path");
  CREATE INDEX "events_rels_media_id_idx" ON "events_rels" USING btree ("media_id");
  CREATE INDEX "_events_v_rels_order_idx" ON "_events_v_rels" USING btree ("order");
  CREATE INDEX "_events_v_rels_parent_idx" ON "_events_v_rels" USING btree ("parent_id");
  CREATE INDEX "_events_v_rels_path_idx" ON "_events_v_rels" USING btree ("path");
  CREATE INDEX "_events_v_rels_media_id_idx" ON "_events_v_rels" USING btree ("media_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_to_idx" ON "redirects" USING btree ("to");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "media_texts_order_parent" ON "media_texts" USING btree ("order","parent_id");
  CREATE INDEX "menus_header_links_order_idx" ON "menus_header_links" USING btree ("_order");
  CREATE INDEX "menus_header_links_parent_id_idx" ON "menus_header_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menus_header_links_locales_locale_parent_id_unique" ON "menus_header_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menus_header_order_idx" ON "menus_header" USING btree ("_order");
  CREATE INDEX "menus_header_parent_id_idx" ON "menus_header" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menus_header_locales_locale_parent_id_unique" ON "menus_header_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menus_choose_order_idx" ON "menus_choose" USING btree ("_order");
  CREATE INDEX "menus_choose_parent_id_idx" ON "menus_choose" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menus_choose_locales_locale_parent_id_unique" ON "menus_choose_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "menus_footer_order_idx" ON "menus_footer" USING btree ("_order");
  CREATE INDEX "menus_footer_parent_id_idx" ON "menus_footer" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "menus_footer_locales_locale_parent_id_unique" ON "menus_footer_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "menus_locales_locale_parent_id_unique" ON "menus_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "banners__order_idx" ON "banners" USING btree ("_order");
  CREATE INDEX "questions__order_idx" ON "questions" USING btree ("_order");
  CREATE INDEX "products__order_idx" ON "products" USING btree ("_order");
  CREATE INDEX "assumptions__order_idx" ON "assumptions" USING btree ("_order");
  CREATE INDEX "testimonials__order_idx" ON "testimonials" USING btree ("_order");
  CREATE INDEX "gallery_items__order_idx" ON "gallery_items" USING btree ("_order");
  CREATE INDEX "certificates__order_idx" ON "certificates" USING btree ("_order");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");`)
  for (const statement of fillListOrder) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "events_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_events_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "redirects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "media_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menus_header_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menus_header_links_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menus_header" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menus_header_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menus_choose" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menus_choose_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menus_footer" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menus_footer_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menus" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menus_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "events_rels" CASCADE;
  DROP TABLE "_events_v_rels" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "media_texts" CASCADE;
  DROP TABLE "menus_header_links" CASCADE;
  DROP TABLE "menus_header_links_locales" CASCADE;
  DROP TABLE "menus_header" CASCADE;
  DROP TABLE "menus_header_locales" CASCADE;
  DROP TABLE "menus_choose" CASCADE;
  DROP TABLE "menus_choose_locales" CASCADE;
  DROP TABLE "menus_footer" CASCADE;
  DROP TABLE "menus_footer_locales" CASCADE;
  DROP TABLE "menus" CASCADE;
  DROP TABLE "menus_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_redirects_fk";
  
  ALTER TABLE "page_meta" ALTER COLUMN "key" SET DATA TYPE text;
  ALTER TABLE "products" ALTER COLUMN "meta_key" SET DATA TYPE text;
  DROP TYPE "public"."page_key";
  CREATE TYPE "public"."page_key" AS ENUM('home', 'becomedealer', 'blog', 'blogdetail', 'career', 'contact', 'event', 'eventdetails', 'faqs', 'testimonial', 'gallery', 'aboutus', 'productmillio', 'productmastee', 'productmajor', 'productmanzil', 'careerdetail', 'certification', 'tradeshow', 'notfound', 'savings', 'find', 'compare', 'assumptions');
  ALTER TABLE "page_meta" ALTER COLUMN "key" SET DATA TYPE "public"."page_key" USING "key"::"public"."page_key";
  ALTER TABLE "products" ALTER COLUMN "meta_key" SET DATA TYPE "public"."page_key" USING "meta_key"::"public"."page_key";
  DROP INDEX "banners__order_idx";
  DROP INDEX "questions__order_idx";
  DROP INDEX "products__order_idx";
  DROP INDEX "assumptions__order_idx";
  DROP INDEX "testimonials__order_idx";
  DROP INDEX "gallery_items__order_idx";
  DROP INDEX "certificates__order_idx";
  DROP INDEX "payload_locked_documents_rels_redirects_id_idx";
  ALTER TABLE "banners" DROP COLUMN "_order";
  ALTER TABLE "questions" DROP COLUMN "_order";
  ALTER TABLE "products" DROP COLUMN "_order";
  ALTER TABLE "assumptions" DROP COLUMN "_order";
  ALTER TABLE "testimonials" DROP COLUMN "_order";
  ALTER TABLE "gallery_items" DROP COLUMN "_order";
  ALTER TABLE "certificates" DROP COLUMN "_order";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "redirects_id";
  DROP TYPE "public"."menu_page";
  DROP TYPE "public"."menu_entry";`)
}
