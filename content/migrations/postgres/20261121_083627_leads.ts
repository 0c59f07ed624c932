import { sql } from '@payloadcms/db-postgres';
import type { MigrationArgs } from '../../database/migration-args.ts';

export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."lead_status" AS ENUM('new', 'contacted', 'won', 'lost', 'shortlisted', 'rejected');
  CREATE TYPE "public"."lead_kind" AS ENUM('dealer', 'contact', 'inquiry', 'application');
  CREATE TYPE "public"."lead_check" AS ENUM('passed', 'unverified', 'notAsked');
  CREATE TYPE "public"."lead_delivery" AS ENUM('due', 'done', 'failed');
  CREATE TABLE "leads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"status" "lead_status" DEFAULT 'new' NOT NULL,
  	"owner_id" integer,
  	"notes" varchar,
  	"kind" "lead_kind" NOT NULL,
  	"name" varchar NOT NULL,
  	"first_name" varchar,
  	"last_name" varchar,
  	"email" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"message" varchar,
  	"vehicle" varchar,
  	"product_id" integer,
  	"marker" varchar,
  	"colour" varchar,
  	"state_id" integer,
  	"city_id" integer,
  	"place" varchar,
  	"job_id" integer,
  	"position" varchar,
  	"resume_file" varchar,
  	"resume_name" varchar,
  	"resume_bytes" numeric,
  	"resume_scan" varchar,
  	"human_check" "lead_check" NOT NULL,
  	"privacy_version" varchar,
  	"lead_key" varchar NOT NULL,
  	"delivery" "lead_delivery" NOT NULL,
  	"notified_at" timestamp(3) with time zone,
  	"receipt_wanted" boolean,
  	"receipt_at" timestamp(3) with time zone,
  	"webhook_at" timestamp(3) with time zone,
  	"attempts" numeric NOT NULL,
  	"next_attempt_at" timestamp(3) with time zone,
  	"lease_until" timestamp(3) with time zone,
  	"last_problem" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "spent_checks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"token" varchar NOT NULL,
  	"lead_key" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "leads_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "spent_checks_id" integer;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_owner_id_staff_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "leads_status_idx" ON "leads" USING btree ("status");
  CREATE INDEX "leads_owner_idx" ON "leads" USING btree ("owner_id");
  CREATE INDEX "leads_kind_idx" ON "leads" USING btree ("kind");
  CREATE INDEX "leads_email_idx" ON "leads" USING btree ("email");
  CREATE INDEX "leads_phone_idx" ON "leads" USING btree ("phone");
  CREATE INDEX "leads_product_idx" ON "leads" USING btree ("product_id");
  CREATE INDEX "leads_state_idx" ON "leads" USING btree ("state_id");
  CREATE INDEX "leads_city_idx" ON "leads" USING btree ("city_id");
  CREATE INDEX "leads_job_idx" ON "leads" USING btree ("job_id");
  CREATE INDEX "leads_resume_file_idx" ON "leads" USING btree ("resume_file");
  CREATE UNIQUE INDEX "leads_lead_key_idx" ON "leads" USING btree ("lead_key");
  CREATE INDEX "leads_updated_at_idx" ON "leads" USING btree ("updated_at");
  CREATE INDEX "leads_created_at_idx" ON "leads" USING btree ("created_at");
  CREATE INDEX "delivery_nextAttemptAt_idx" ON "leads" USING btree ("delivery","next_attempt_at");
  CREATE UNIQUE INDEX "spent_checks_token_idx" ON "spent_checks" USING btree ("token");
  CREATE INDEX "spent_checks_expires_at_idx" ON "spent_checks" USING btree ("expires_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_leads_fk" FOREIGN KEY ("leads_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_spent_checks_fk" FOREIGN KEY ("spent_checks_id") REFERENCES "public"."spent_checks"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_leads_id_idx" ON "payload_locked_documents_rels" USING btree ("leads_id");
  CREATE INDEX "payload_locked_documents_rels_spent_checks_id_idx" ON "payload_locked_documents_rels" USING btree ("spent_checks_id");`)
}
