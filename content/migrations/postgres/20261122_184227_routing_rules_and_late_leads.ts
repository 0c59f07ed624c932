import { sql } from '@payloadcms/db-postgres';
import type { MigrationArgs } from '../../database/migration-args.ts';

export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."lead_route_state" AS ENUM('planned', 'given', 'offered', 'taken', 'back', 'over');
  CREATE TYPE "public"."routing_kind" AS ENUM('dealer', 'contact', 'inquiry', 'application', 'testride');
  CREATE TYPE "public"."routing_language" AS ENUM('en', 'hi', 'gu');
  CREATE TYPE "public"."routing_target" AS ENUM('owners', 'dealers', 'chosenDealer');
  CREATE TABLE "lead_routes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead" numeric NOT NULL,
  	"step" numeric NOT NULL,
  	"rule" numeric NOT NULL,
  	"rule_name" varchar NOT NULL,
  	"turn" numeric NOT NULL,
  	"owner" numeric,
  	"dealer" numeric,
  	"target_name" varchar NOT NULL,
  	"state" "lead_route_state" NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"mail_at" timestamp(3) with time zone,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"seed" varchar NOT NULL,
  	"key_until" timestamp(3) with time zone,
  	"taken_at" timestamp(3) with time zone,
  	"ended_at" timestamp(3) with time zone,
  	"reason" varchar,
  	"noted" varchar,
  	"noted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "routing_rules_kinds" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "routing_kind",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "routing_rules_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "routing_language",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "routing_rules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"name" varchar NOT NULL,
  	"is_on" boolean DEFAULT true,
  	"target" "routing_target" DEFAULT 'owners' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "routing_rules_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer,
  	"states_id" integer,
  	"staff_id" integer,
  	"dealers_id" integer
  );
  
  ALTER TABLE "leads" ADD COLUMN "routed_to_id" integer;
  ALTER TABLE "leads" ADD COLUMN "route_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "term_from" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "escalate_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "escalations" numeric;
  ALTER TABLE "staff" ADD COLUMN "away_from" timestamp(3) with time zone;
  ALTER TABLE "staff" ADD COLUMN "away_until" timestamp(3) with time zone;
  ALTER TABLE "staff" ADD COLUMN "superior_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "routing_rules_id" integer;
  ALTER TABLE "answer_times" ADD COLUMN "late_to" varchar;
  ALTER TABLE "answer_times" ADD COLUMN "head_to" varchar;
  ALTER TABLE "answer_times" ADD COLUMN "link_days" numeric DEFAULT 14 NOT NULL;
  ALTER TABLE "routing_rules_kinds" ADD CONSTRAINT "routing_rules_kinds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."routing_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "routing_rules_languages" ADD CONSTRAINT "routing_rules_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."routing_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "routing_rules_rels" ADD CONSTRAINT "routing_rules_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."routing_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "routing_rules_rels" ADD CONSTRAINT "routing_rules_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "routing_rules_rels" ADD CONSTRAINT "routing_rules_rels_states_fk" FOREIGN KEY ("states_id") REFERENCES "public"."states"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "routing_rules_rels" ADD CONSTRAINT "routing_rules_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "routing_rules_rels" ADD CONSTRAINT "routing_rules_rels_dealers_fk" FOREIGN KEY ("dealers_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "lead_routes_state_idx" ON "lead_routes" USING btree ("state");
  CREATE INDEX "lead_routes_mail_at_idx" ON "lead_routes" USING btree ("mail_at");
  CREATE INDEX "lead_routes_key_until_idx" ON "lead_routes" USING btree ("key_until");
  CREATE UNIQUE INDEX "lead_step_idx" ON "lead_routes" USING btree ("lead","step");
  CREATE UNIQUE INDEX "rule_turn_idx" ON "lead_routes" USING btree ("rule","turn");
  CREATE INDEX "routing_rules_kinds_order_idx" ON "routing_rules_kinds" USING btree ("order");
  CREATE INDEX "routing_rules_kinds_parent_idx" ON "routing_rules_kinds" USING btree ("parent_id");
  CREATE INDEX "routing_rules_languages_order_idx" ON "routing_rules_languages" USING btree ("order");
  CREATE INDEX "routing_rules_languages_parent_idx" ON "routing_rules_languages" USING btree ("parent_id");
  CREATE INDEX "routing_rules__order_idx" ON "routing_rules" USING btree ("_order");
  CREATE INDEX "routing_rules_updated_at_idx" ON "routing_rules" USING btree ("updated_at");
  CREATE INDEX "routing_rules_created_at_idx" ON "routing_rules" USING btree ("created_at");
  CREATE INDEX "routing_rules_rels_order_idx" ON "routing_rules_rels" USING btree ("order");
  CREATE INDEX "routing_rules_rels_parent_idx" ON "routing_rules_rels" USING btree ("parent_id");
  CREATE INDEX "routing_rules_rels_path_idx" ON "routing_rules_rels" USING btree ("path");
  CREATE INDEX "routing_rules_rels_products_id_idx" ON "routing_rules_rels" USING btree ("products_id");
  CREATE INDEX "routing_rules_rels_states_id_idx" ON "routing_rules_rels" USING btree ("states_id");
  CREATE INDEX "routing_rules_rels_staff_id_idx" ON "routing_rules_rels" USING btree ("staff_id");
  CREATE INDEX "routing_rules_rels_dealers_id_idx" ON "routing_rules_rels" USING btree ("dealers_id");
  ALTER TABLE "leads" ADD CONSTRAINT "leads_routed_to_id_dealers_id_fk" FOREIGN KEY ("routed_to_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "staff" ADD CONSTRAINT "staff_superior_id_staff_id_fk" FOREIGN KEY ("superior_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_routing_rules_fk" FOREIGN KEY ("routing_rules_id") REFERENCES "public"."routing_rules"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "leads_routed_to_idx" ON "leads" USING btree ("routed_to_id");
  CREATE INDEX "leads_route_at_idx" ON "leads" USING btree ("route_at");
  CREATE INDEX "leads_escalate_at_idx" ON "leads" USING btree ("escalate_at");
  CREATE INDEX "staff_superior_idx" ON "staff" USING btree ("superior_id");
  CREATE INDEX "payload_locked_documents_rels_routing_rules_id_idx" ON "payload_locked_documents_rels" USING btree ("routing_rules_id");`)
}
