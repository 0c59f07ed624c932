import { sql } from '@payloadcms/db-postgres';
import type { MigrationArgs } from '../../database/migration-args.ts';
import { fillDealerVehicles } from '../../migrations-support/fill-dealer-vehicles.ts';

export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."lead_source" AS ENUM('website', 'call', 'fair', 'walkIn');
  CREATE TYPE "public"."request_kind" AS ENUM('see', 'correct', 'withdraw', 'erase');
  CREATE TYPE "public"."request_state" AS ENUM('received', 'mailed', 'opened', 'open', 'done', 'refused', 'lapsed');
  CREATE TYPE "public"."request_about" AS ENUM('unknown', 'enquiries', 'applications', 'both');
  CREATE TYPE "public"."request_language" AS ENUM('en', 'hi', 'gu');
  CREATE TYPE "public"."lead_log_kind" AS ENUM('call', 'note', 'message', 'status', 'owner', 'step', 'delivery', 'source');
  CREATE TYPE "public"."reply_for" AS ENUM('enquiry', 'application');
  CREATE TYPE "public"."reply_status" AS ENUM('new', 'contacted', 'won', 'lost', 'shortlisted', 'rejected', 'interview', 'hired');
  ALTER TYPE "public"."page_key" ADD VALUE 'privacy' BEFORE 'product';
  ALTER TYPE "public"."page_key" ADD VALUE 'privacyrequests' BEFORE 'product';
  ALTER TYPE "public"."lead_status" ADD VALUE 'interview';
  ALTER TYPE "public"."lead_status" ADD VALUE 'hired';
  ALTER TYPE "public"."audit_action" ADD VALUE 'personFileTaken' BEFORE 'refused';
  ALTER TYPE "public"."audit_action" ADD VALUE 'personSaw' BEFORE 'refused';
  ALTER TYPE "public"."audit_action" ADD VALUE 'personCorrected' BEFORE 'refused';
  ALTER TYPE "public"."audit_action" ADD VALUE 'personWithdrew' BEFORE 'refused';
  ALTER TYPE "public"."audit_action" ADD VALUE 'personErased' BEFORE 'refused';
  ALTER TYPE "public"."menu_page" ADD VALUE 'Privacy';
  ALTER TYPE "public"."menu_page" ADD VALUE 'PrivacyRequests';
  CREATE TABLE "privacy_requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "request_kind" NOT NULL,
  	"state" "request_state" NOT NULL,
  	"due_at" timestamp(3) with time zone NOT NULL,
  	"outcome" varchar,
  	"about" "request_about" NOT NULL,
  	"language" "request_language" NOT NULL,
  	"email" varchar,
  	"phone" varchar,
  	"reference" varchar,
  	"settled_at" timestamp(3) with time zone,
  	"request_key" varchar NOT NULL,
  	"attempts" numeric NOT NULL,
  	"next_attempt_at" timestamp(3) with time zone,
  	"key_hash" varchar,
  	"key_until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "lead_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead" numeric NOT NULL,
  	"is_application" boolean DEFAULT false NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"kind" "lead_log_kind" NOT NULL,
  	"text" varchar NOT NULL,
  	"by" varchar NOT NULL,
  	"staff_id" numeric
  );
  
  CREATE TABLE "reply_templates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"for" "reply_for" NOT NULL,
  	"sets_status" "reply_status",
  	"is_sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reply_templates_locales" (
  	"subject" varchar,
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "leads" ADD COLUMN "next_step" varchar;
  ALTER TABLE "leads" ADD COLUMN "next_step_on" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "called_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "remind_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "marketing_consent" boolean;
  ALTER TABLE "leads" ADD COLUMN "whatsapp_consent" boolean;
  ALTER TABLE "leads" ADD COLUMN "source" "lead_source" DEFAULT 'website';
  ALTER TABLE "leads" ADD COLUMN "withdrawn_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "privacy_requests_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reply_templates_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "grievance_email" varchar;
  ALTER TABLE "site_settings_locales" ADD COLUMN "grievance_name" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_grievance_email" varchar;
  ALTER TABLE "_site_settings_v_locales" ADD COLUMN "version_grievance_name" varchar;
  ALTER TABLE "reply_templates_locales" ADD CONSTRAINT "reply_templates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reply_templates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "privacy_requests_kind_idx" ON "privacy_requests" USING btree ("kind");
  CREATE INDEX "privacy_requests_state_idx" ON "privacy_requests" USING btree ("state");
  CREATE INDEX "privacy_requests_due_at_idx" ON "privacy_requests" USING btree ("due_at");
  CREATE INDEX "privacy_requests_about_idx" ON "privacy_requests" USING btree ("about");
  CREATE INDEX "privacy_requests_email_idx" ON "privacy_requests" USING btree ("email");
  CREATE INDEX "privacy_requests_phone_idx" ON "privacy_requests" USING btree ("phone");
  CREATE INDEX "privacy_requests_reference_idx" ON "privacy_requests" USING btree ("reference");
  CREATE INDEX "privacy_requests_settled_at_idx" ON "privacy_requests" USING btree ("settled_at");
  CREATE UNIQUE INDEX "privacy_requests_request_key_idx" ON "privacy_requests" USING btree ("request_key");
  CREATE INDEX "privacy_requests_next_attempt_at_idx" ON "privacy_requests" USING btree ("next_attempt_at");
  CREATE INDEX "privacy_requests_key_hash_idx" ON "privacy_requests" USING btree ("key_hash");
  CREATE INDEX "privacy_requests_updated_at_idx" ON "privacy_requests" USING btree ("updated_at");
  CREATE INDEX "privacy_requests_created_at_idx" ON "privacy_requests" USING btree ("created_at");
  CREATE INDEX "lead_log_lead_idx" ON "lead_log" USING btree ("lead");
  CREATE INDEX "reply_templates_updated_at_idx" ON "reply_templates" USING btree ("updated_at");
  CREATE INDEX "reply_templates_created_at_idx" ON "reply_templates" USING btree ("created_at");
  CREATE UNIQUE INDEX "reply_templates_locales_locale_parent_id_unique" ON "reply_templates_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_privacy_requests_fk" FOREIGN KEY ("privacy_requests_id") REFERENCES "public"."privacy_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reply_templates_fk" FOREIGN KEY ("reply_templates_id") REFERENCES "public"."reply_templates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "leads_next_step_on_idx" ON "leads" USING btree ("next_step_on");
  CREATE INDEX "leads_remind_at_idx" ON "leads" USING btree ("remind_at");
  CREATE INDEX "payload_locked_documents_rels_privacy_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("privacy_requests_id");
  CREATE INDEX "payload_locked_documents_rels_reply_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("reply_templates_id");`)
  await db.execute(sql.raw(fillDealerVehicles))
}

export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "privacy_requests" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lead_log" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reply_templates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reply_templates_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "privacy_requests" CASCADE;
  DROP TABLE "lead_log" CASCADE;
  DROP TABLE "reply_templates" CASCADE;
  DROP TABLE "reply_templates_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_privacy_requests_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_reply_templates_fk";
  
  ALTER TABLE "page_meta" ALTER COLUMN "key" SET DATA TYPE text;
  ALTER TABLE "_page_meta_v" ALTER COLUMN "version_key" SET DATA TYPE text;
  ALTER TABLE "products" ALTER COLUMN "meta_key" SET DATA TYPE text;
  ALTER TABLE "_products_v" ALTER COLUMN "version_meta_key" SET DATA TYPE text;
  DROP TYPE "public"."page_key";
  CREATE TYPE "public"."page_key" AS ENUM('home', 'becomedealer', 'blog', 'blogdetail', 'career', 'contact', 'event', 'eventdetails', 'faqs', 'testimonial', 'gallery', 'aboutus', 'productmillio', 'productmastee', 'productmajor', 'productmanzil', 'careerdetail', 'certification', 'tradeshow', 'notfound', 'savings', 'find', 'compare', 'assumptions', 'product');
  ALTER TABLE "page_meta" ALTER COLUMN "key" SET DATA TYPE "public"."page_key" USING "key"::"public"."page_key";
  ALTER TABLE "_page_meta_v" ALTER COLUMN "version_key" SET DATA TYPE "public"."page_key" USING "version_key"::"public"."page_key";
  ALTER TABLE "products" ALTER COLUMN "meta_key" SET DATA TYPE "public"."page_key" USING "meta_key"::"public"."page_key";
  ALTER TABLE "_products_v" ALTER COLUMN "version_meta_key" SET DATA TYPE "public"."page_key" USING "version_meta_key"::"public"."page_key";
  ALTER TABLE "leads" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "leads" ALTER COLUMN "status" SET DEFAULT 'new'::text;
  DROP TYPE "public"."lead_status";
  CREATE TYPE "public"."lead_status" AS ENUM('new', 'contacted', 'won', 'lost', 'shortlisted', 'rejected');
  ALTER TABLE "leads" ALTER COLUMN "status" SET DEFAULT 'new'::"public"."lead_status";
  ALTER TABLE "leads" ALTER COLUMN "status" SET DATA TYPE "public"."lead_status" USING "status"::"public"."lead_status";
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."audit_action";
  CREATE TYPE "public"."audit_action" AS ENUM('signIn', 'signInRefused', 'signOut', 'sessionEnded', 'linkSent', 'passwordChosen', 'created', 'changed', 'published', 'unpublished', 'deleted', 'roleChanged', 'deactivated', 'activated', 'secondFactorOn', 'secondFactorOff', 'recoveryCodeUsed', 'leadsExported', 'resumeOpened', 'refused');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."audit_action" USING "action"::"public"."audit_action";
  ALTER TABLE "menus_header_links" ALTER COLUMN "page" SET DATA TYPE text;
  ALTER TABLE "menus_header" ALTER COLUMN "page" SET DATA TYPE text;
  ALTER TABLE "menus_choose" ALTER COLUMN "page" SET DATA TYPE text;
  ALTER TABLE "menus_footer" ALTER COLUMN "page" SET DATA TYPE text;
  ALTER TABLE "menus" ALTER COLUMN "button_page" SET DATA TYPE text;
  ALTER TABLE "menus" ALTER COLUMN "button_page" SET DEFAULT 'BecomeDealer'::text;
  ALTER TABLE "_menus_v_version_header_links" ALTER COLUMN "page" SET DATA TYPE text;
  ALTER TABLE "_menus_v_version_header" ALTER COLUMN "page" SET DATA TYPE text;
  ALTER TABLE "_menus_v_version_choose" ALTER COLUMN "page" SET DATA TYPE text;
  ALTER TABLE "_menus_v_version_footer" ALTER COLUMN "page" SET DATA TYPE text;
  ALTER TABLE "_menus_v" ALTER COLUMN "version_button_page" SET DATA TYPE text;
  ALTER TABLE "_menus_v" ALTER COLUMN "version_button_page" SET DEFAULT 'BecomeDealer'::text;
  DROP TYPE "public"."menu_page";
  CREATE TYPE "public"."menu_page" AS ENUM('Home', 'AboutUs', 'BecomeDealer', 'Blogs', 'Careers', 'ContactUs', 'Events', 'AllFaqs', 'ImageGalleryList', 'AllTestimonials', 'Certification', 'Savings', 'Find', 'Compare', 'Assumptions');
  ALTER TABLE "menus_header_links" ALTER COLUMN "page" SET DATA TYPE "public"."menu_page" USING "page"::"public"."menu_page";
  ALTER TABLE "menus_header" ALTER COLUMN "page" SET DATA TYPE "public"."menu_page" USING "page"::"public"."menu_page";
  ALTER TABLE "menus_choose" ALTER COLUMN "page" SET DATA TYPE "public"."menu_page" USING "page"::"public"."menu_page";
  ALTER TABLE "menus_footer" ALTER COLUMN "page" SET DATA TYPE "public"."menu_page" USING "page"::"public"."menu_page";
  ALTER TABLE "menus" ALTER COLUMN "button_page" SET DEFAULT 'BecomeDealer'::"public"."menu_page";
  ALTER TABLE "menus" ALTER COLUMN "button_page" SET DATA TYPE "public"."menu_page" USING "button_page"::"public"."menu_page";
  ALTER TABLE "_menus_v_version_header_links" ALTER COLUMN "page" SET DATA TYPE "public"."menu_page" USING "page"::"public"."menu_page";
  ALTER TABLE "_menus_v_version_header" ALTER COLUMN "page" SET DATA TYPE "public"."menu_page" USING "page"::"public"."menu_page";
  ALTER TABLE "_menus_v_version_choose" ALTER COLUMN "page" SET DATA TYPE "public"."menu_page" USING "page"::"public"."menu_page";
  ALTER TABLE "_menus_v_version_footer" ALTER COLUMN "page" SET DATA TYPE "public"."menu_page" USING "page"::"public"."menu_page";
  ALTER TABLE "_menus_v" ALTER COLUMN "version_button_page" SET DEFAULT 'BecomeDealer'::"public"."menu_page";
  ALTER TABLE "_menus_v" ALTER COLUMN "version_button_page" SET DATA TYPE "public"."menu_page" USING "version_button_page"::"public"."menu_page";
  DROP INDEX "leads_next_step_on_idx";
  DROP INDEX "leads_remind_at_idx";
  DROP INDEX "payload_locked_documents_rels_privacy_requests_id_idx";
  DROP INDEX "payload_locked_documents_rels_reply_templates_id_idx";
  ALTER TABLE "leads" DROP COLUMN "next_step";
  ALTER TABLE "leads" DROP COLUMN "next_step_on";
  ALTER TABLE "leads" DROP COLUMN "called_at";
  ALTER TABLE "leads" DROP COLUMN "remind_at";
  ALTER TABLE "leads" DROP COLUMN "marketing_consent";
  ALTER TABLE "leads" DROP COLUMN "whatsapp_consent";
  ALTER TABLE "leads" DROP COLUMN "source";
  ALTER TABLE "leads" DROP COLUMN "withdrawn_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "privacy_requests_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reply_templates_id";
  ALTER TABLE "site_settings" DROP COLUMN "grievance_email";
  ALTER TABLE "site_settings_locales" DROP COLUMN "grievance_name";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_grievance_email";
  ALTER TABLE "_site_settings_v_locales" DROP COLUMN "version_grievance_name";
  DROP TYPE "public"."lead_source";
  DROP TYPE "public"."request_kind";
  DROP TYPE "public"."request_state";
  DROP TYPE "public"."request_about";
  DROP TYPE "public"."request_language";
  DROP TYPE "public"."lead_log_kind";
  DROP TYPE "public"."reply_for";
  DROP TYPE "public"."reply_status";`)
}
