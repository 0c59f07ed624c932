import { sql } from '@payloadcms/db-postgres';
import type { MigrationArgs } from '../../database/migration-args.ts';

export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."dealer_day" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun');
  CREATE TYPE "public"."dealer_service" AS ENUM('sales', 'service', 'parts', 'testRide', 'charging');
  CREATE TYPE "public"."dealer_spoken" AS ENUM('en', 'hi', 'gu', 'as', 'bn', 'kn', 'ml', 'mr', 'or', 'pa', 'sd', 'ta', 'te', 'ur');
  CREATE TYPE "public"."enum_dealers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__dealers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__dealers_v_published_locale" AS ENUM('en', 'hi', 'gu');
  CREATE TYPE "public"."webhook_event" AS ENUM('created', 'changed', 'erased');
  CREATE TYPE "public"."webhook_state" AS ENUM('due', 'done', 'failed');
  CREATE TYPE "public"."report_reader" AS ENUM('sales', 'hr', 'admin');
  CREATE TYPE "public"."answer_day" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun');
  ALTER TYPE "public"."page_key" ADD VALUE 'dealers' BEFORE 'privacy';
  ALTER TYPE "public"."page_key" ADD VALUE 'dealerdetails' BEFORE 'privacy';
  ALTER TYPE "public"."page_key" ADD VALUE 'testride' BEFORE 'privacy';
  ALTER TYPE "public"."lead_kind" ADD VALUE 'testride';
  ALTER TYPE "public"."lead_log_kind" ADD VALUE 'person';
  ALTER TYPE "public"."menu_page" ADD VALUE 'Dealers' BEFORE 'Privacy';
  ALTER TYPE "public"."menu_page" ADD VALUE 'TestRide' BEFORE 'Privacy';
  CREATE TABLE "dealers_phones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"number" varchar
  );
  
  CREATE TABLE "dealers_hours_days" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "dealer_day",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "dealers_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"opens" varchar,
  	"closes" varchar
  );
  
  CREATE TABLE "dealers_services" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "dealer_service",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "dealers_spoken" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "dealer_spoken",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "dealers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"pin" varchar,
  	"state_id" integer,
  	"latitude" numeric,
  	"longitude" numeric,
  	"whatsapp" varchar,
  	"email" varchar,
  	"is_sample" boolean DEFAULT false,
  	"last_change_staff_id" numeric,
  	"last_change_by" varchar,
  	"last_change_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_dealers_status" DEFAULT 'published'
  );
  
  CREATE TABLE "dealers_locales" (
  	"name" varchar,
  	"address" varchar,
  	"town" varchar,
  	"translation_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_dealers_v_version_phones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_dealers_v_version_hours_days" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "dealer_day",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_dealers_v_version_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"opens" varchar,
  	"closes" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_dealers_v_version_services" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "dealer_service",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_dealers_v_version_spoken" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "dealer_spoken",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_dealers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_pin" varchar,
  	"version_state_id" integer,
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_whatsapp" varchar,
  	"version_email" varchar,
  	"version_is_sample" boolean DEFAULT false,
  	"version_last_change_staff_id" numeric,
  	"version_last_change_by" varchar,
  	"version_last_change_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__dealers_v_version_status" DEFAULT 'published',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__dealers_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_dealers_v_locales" (
  	"version_name" varchar,
  	"version_address" varchar,
  	"version_town" varchar,
  	"version_translation_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "webhook_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone,
  	"event" "webhook_event" NOT NULL,
  	"lead" numeric NOT NULL,
  	"state" "webhook_state" NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"last_problem" varchar,
  	"delivered_at" timestamp(3) with time zone,
  	"event_key" varchar NOT NULL,
  	"next_attempt_at" timestamp(3) with time zone,
  	"lease_until" timestamp(3) with time zone,
  	"tried_since" timestamp(3) with time zone
  );
  
  CREATE TABLE "report_keys" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"reads" "report_reader" NOT NULL,
  	"begins" varchar NOT NULL,
  	"made_by" varchar NOT NULL,
  	"last_used_at" timestamp(3) with time zone,
  	"key_hash" varchar NOT NULL,
  	"hour_began" timestamp(3) with time zone,
  	"used_in_hour" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "answer_times_days" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "answer_day",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "answer_times" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hours_dealer" numeric DEFAULT 16 NOT NULL,
  	"hours_contact" numeric DEFAULT 8 NOT NULL,
  	"hours_inquiry" numeric DEFAULT 4 NOT NULL,
  	"hours_application" numeric DEFAULT 40 NOT NULL,
  	"hours_testride" numeric DEFAULT 4 NOT NULL,
  	"opens_at" numeric DEFAULT 10 NOT NULL,
  	"closes_at" numeric DEFAULT 18 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "products_variants" ADD COLUMN "turntable_id" integer;
  ALTER TABLE "products" ADD COLUMN "innovation_picture_id" integer;
  ALTER TABLE "products" ADD COLUMN "turntable_id" integer;
  ALTER TABLE "_products_v_version_variants" ADD COLUMN "turntable_id" integer;
  ALTER TABLE "_products_v" ADD COLUMN "version_innovation_picture_id" integer;
  ALTER TABLE "_products_v" ADD COLUMN "version_turntable_id" integer;
  ALTER TABLE "leads" ADD COLUMN "answered_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "person" varchar;
  ALTER TABLE "leads" ADD COLUMN "first_choice" varchar;
  ALTER TABLE "leads" ADD COLUMN "second_choice" varchar;
  ALTER TABLE "leads" ADD COLUMN "dealer_id" integer;
  ALTER TABLE "leads" ADD COLUMN "page" varchar;
  ALTER TABLE "leads" ADD COLUMN "utm_source" varchar;
  ALTER TABLE "leads" ADD COLUMN "utm_medium" varchar;
  ALTER TABLE "leads" ADD COLUMN "utm_campaign" varchar;
  ALTER TABLE "leads" ADD COLUMN "utm_term" varchar;
  ALTER TABLE "leads" ADD COLUMN "utm_content" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "dealers_id" integer;
  ALTER TABLE "dealers_phones" ADD CONSTRAINT "dealers_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealers_hours_days" ADD CONSTRAINT "dealers_hours_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dealers_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealers_hours" ADD CONSTRAINT "dealers_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealers_services" ADD CONSTRAINT "dealers_services_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealers_spoken" ADD CONSTRAINT "dealers_spoken_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealers" ADD CONSTRAINT "dealers_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dealers_locales" ADD CONSTRAINT "dealers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealers_v_version_phones" ADD CONSTRAINT "_dealers_v_version_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_dealers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealers_v_version_hours_days" ADD CONSTRAINT "_dealers_v_version_hours_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_dealers_v_version_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealers_v_version_hours" ADD CONSTRAINT "_dealers_v_version_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_dealers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealers_v_version_services" ADD CONSTRAINT "_dealers_v_version_services_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_dealers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealers_v_version_spoken" ADD CONSTRAINT "_dealers_v_version_spoken_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_dealers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealers_v" ADD CONSTRAINT "_dealers_v_parent_id_dealers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dealers_v" ADD CONSTRAINT "_dealers_v_version_state_id_states_id_fk" FOREIGN KEY ("version_state_id") REFERENCES "public"."states"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dealers_v_locales" ADD CONSTRAINT "_dealers_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_dealers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "answer_times_days" ADD CONSTRAINT "answer_times_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."answer_times"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "dealers_phones_order_idx" ON "dealers_phones" USING btree ("_order");
  CREATE INDEX "dealers_phones_parent_id_idx" ON "dealers_phones" USING btree ("_parent_id");
  CREATE INDEX "dealers_hours_days_order_idx" ON "dealers_hours_days" USING btree ("order");
  CREATE INDEX "dealers_hours_days_parent_idx" ON "dealers_hours_days" USING btree ("parent_id");
  CREATE INDEX "dealers_hours_order_idx" ON "dealers_hours" USING btree ("_order");
  CREATE INDEX "dealers_hours_parent_id_idx" ON "dealers_hours" USING btree ("_parent_id");
  CREATE INDEX "dealers_services_order_idx" ON "dealers_services" USING btree ("order");
  CREATE INDEX "dealers_services_parent_idx" ON "dealers_services" USING btree ("parent_id");
  CREATE INDEX "dealers_spoken_order_idx" ON "dealers_spoken" USING btree ("order");
  CREATE INDEX "dealers_spoken_parent_idx" ON "dealers_spoken" USING btree ("parent_id");
  CREATE UNIQUE INDEX "dealers_slug_idx" ON "dealers" USING btree ("slug");
  CREATE INDEX "dealers_pin_idx" ON "dealers" USING btree ("pin");
  CREATE INDEX "dealers_state_idx" ON "dealers" USING btree ("state_id");
  CREATE INDEX "dealers_updated_at_idx" ON "dealers" USING btree ("updated_at");
  CREATE INDEX "dealers_created_at_idx" ON "dealers" USING btree ("created_at");
  CREATE INDEX "dealers_deleted_at_idx" ON "dealers" USING btree ("deleted_at");
  CREATE INDEX "dealers__status_idx" ON "dealers" USING btree ("_status");
  CREATE UNIQUE INDEX "dealers_locales_locale_parent_id_unique" ON "dealers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_dealers_v_version_phones_order_idx" ON "_dealers_v_version_phones" USING btree ("_order");
  CREATE INDEX "_dealers_v_version_phones_parent_id_idx" ON "_dealers_v_version_phones" USING btree ("_parent_id");
  CREATE INDEX "_dealers_v_version_hours_days_order_idx" ON "_dealers_v_version_hours_days" USING btree ("order");
  CREATE INDEX "_dealers_v_version_hours_days_parent_idx" ON "_dealers_v_version_hours_days" USING btree ("parent_id");
  CREATE INDEX "_dealers_v_version_hours_order_idx" ON "_dealers_v_version_hours" USING btree ("_order");
  CREATE INDEX "_dealers_v_version_hours_parent_id_idx" ON "_dealers_v_version_hours" USING btree ("_parent_id");
  CREATE INDEX "_dealers_v_version_services_order_idx" ON "_dealers_v_version_services" USING btree ("order");
  CREATE INDEX "_dealers_v_version_services_parent_idx" ON "_dealers_v_version_services" USING btree ("parent_id");
  CREATE INDEX "_dealers_v_version_spoken_order_idx" ON "_dealers_v_version_spoken" USING btree ("order");
  CREATE INDEX "_dealers_v_version_spoken_parent_idx" ON "_dealers_v_version_spoken" USING btree ("parent_id");
  CREATE INDEX "_dealers_v_parent_idx" ON "_dealers_v" USING btree ("parent_id");
  CREATE INDEX "_dealers_v_version_version_slug_idx" ON "_dealers_v" USING btree ("version_slug");
  CREATE INDEX "_dealers_v_version_version_pin_idx" ON "_dealers_v" USING btree ("version_pin");
  CREATE INDEX "_dealers_v_version_version_state_idx" ON "_dealers_v" USING btree ("version_state_id");
  CREATE INDEX "_dealers_v_version_version_updated_at_idx" ON "_dealers_v" USING btree ("version_updated_at");
  CREATE INDEX "_dealers_v_version_version_created_at_idx" ON "_dealers_v" USING btree ("version_created_at");
  CREATE INDEX "_dealers_v_version_version_deleted_at_idx" ON "_dealers_v" USING btree ("version_deleted_at");
  CREATE INDEX "_dealers_v_version_version__status_idx" ON "_dealers_v" USING btree ("version__status");
  CREATE INDEX "_dealers_v_created_at_idx" ON "_dealers_v" USING btree ("created_at");
  CREATE INDEX "_dealers_v_updated_at_idx" ON "_dealers_v" USING btree ("updated_at");
  CREATE INDEX "_dealers_v_snapshot_idx" ON "_dealers_v" USING btree ("snapshot");
  CREATE INDEX "_dealers_v_published_locale_idx" ON "_dealers_v" USING btree ("published_locale");
  CREATE INDEX "_dealers_v_latest_idx" ON "_dealers_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_dealers_v_locales_locale_parent_id_unique" ON "_dealers_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "webhook_events_at_idx" ON "webhook_events" USING btree ("at");
  CREATE INDEX "webhook_events_lead_idx" ON "webhook_events" USING btree ("lead");
  CREATE INDEX "webhook_events_state_idx" ON "webhook_events" USING btree ("state");
  CREATE INDEX "webhook_events_delivered_at_idx" ON "webhook_events" USING btree ("delivered_at");
  CREATE UNIQUE INDEX "webhook_events_event_key_idx" ON "webhook_events" USING btree ("event_key");
  CREATE UNIQUE INDEX "report_keys_key_hash_idx" ON "report_keys" USING btree ("key_hash");
  CREATE INDEX "report_keys_updated_at_idx" ON "report_keys" USING btree ("updated_at");
  CREATE INDEX "report_keys_created_at_idx" ON "report_keys" USING btree ("created_at");
  CREATE INDEX "answer_times_days_order_idx" ON "answer_times_days" USING btree ("order");
  CREATE INDEX "answer_times_days_parent_idx" ON "answer_times_days" USING btree ("parent_id");
  ALTER TABLE "products_variants" ADD CONSTRAINT "products_variants_turntable_id_media_id_fk" FOREIGN KEY ("turntable_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_innovation_picture_id_media_id_fk" FOREIGN KEY ("innovation_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_turntable_id_media_id_fk" FOREIGN KEY ("turntable_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_version_variants" ADD CONSTRAINT "_products_v_version_variants_turntable_id_media_id_fk" FOREIGN KEY ("turntable_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_innovation_picture_id_media_id_fk" FOREIGN KEY ("version_innovation_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_turntable_id_media_id_fk" FOREIGN KEY ("version_turntable_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_dealers_fk" FOREIGN KEY ("dealers_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_variants_turntable_idx" ON "products_variants" USING btree ("turntable_id");
  CREATE INDEX "products_innovation_picture_idx" ON "products" USING btree ("innovation_picture_id");
  CREATE INDEX "products_turntable_idx" ON "products" USING btree ("turntable_id");
  CREATE INDEX "_products_v_version_variants_turntable_idx" ON "_products_v_version_variants" USING btree ("turntable_id");
  CREATE INDEX "_products_v_version_version_innovation_picture_idx" ON "_products_v" USING btree ("version_innovation_picture_id");
  CREATE INDEX "_products_v_version_version_turntable_idx" ON "_products_v" USING btree ("version_turntable_id");
  CREATE INDEX "leads_answered_at_idx" ON "leads" USING btree ("answered_at");
  CREATE INDEX "leads_person_idx" ON "leads" USING btree ("person");
  CREATE INDEX "leads_dealer_idx" ON "leads" USING btree ("dealer_id");
  CREATE INDEX "leads_page_idx" ON "leads" USING btree ("page");
  CREATE INDEX "payload_locked_documents_rels_dealers_id_idx" ON "payload_locked_documents_rels" USING btree ("dealers_id");`)
  await db.execute(sql`CREATE INDEX leads_email_lower_idx ON leads (LOWER(email));`)
  await db.execute(sql`UPDATE leads SET answered_at = (SELECT MIN(at) FROM lead_log WHERE lead_log.lead = leads.id AND staff_id IS NOT NULL AND kind IN ('call', 'message', 'status')) WHERE EXISTS (SELECT 1 FROM lead_log WHERE lead_log.lead = leads.id AND staff_id IS NOT NULL AND kind IN ('call', 'message', 'status'));`)
}
