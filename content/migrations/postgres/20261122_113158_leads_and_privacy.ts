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
