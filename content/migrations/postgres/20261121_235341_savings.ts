import { sql } from '@payloadcms/db-postgres';
import type { MigrationArgs } from '../../database/migration-args.ts';

export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."claim_result" AS ENUM('runningSavingPerYear', 'maintenancePaisePerKm');
  CREATE TYPE "public"."assumption_key" AS ENUM('dieselPrice', 'petrolPrice', 'cngPrice', 'homeTariff', 'lithiumEfficiency', 'leadAcidEfficiency', 'consumptionSpread', 'dieselEconomy', 'cngEconomy', 'petrolEconomy', 'electricMaintenance', 'dieselMaintenance', 'cngMaintenance', 'petrolMaintenance', 'lithiumPackPrice', 'lithiumPackLife', 'leadAcidSetPrice', 'leadAcidSetLife', 'electricInsurance', 'rivalInsurance', 'electricTaxes', 'rivalTaxes', 'electricRate', 'rivalRate', 'downPayment', 'loanMonths', 'daysPerYear', 'years', 'goodsKm', 'passengerKm', 'electricResale', 'rivalResale', 'pickupPrice', 'eRickshawPrice', 'dieselRivalPrice', 'cngRivalPrice', 'petrolRivalPrice', 'pickupSubsidy', 'eRickshawSubsidy', 'loadShortening', 'ageShortening', 'heatShortening', 'gujaratTariff', 'publicTariffSolar', 'publicTariffOther', 'eRickshawIncentive', 'gujaratRoadTax', 'electricGst', 'engineGst');
  ALTER TYPE "public"."page_key" ADD VALUE 'savings';
  ALTER TYPE "public"."page_key" ADD VALUE 'find';
  ALTER TYPE "public"."page_key" ADD VALUE 'compare';
  ALTER TYPE "public"."page_key" ADD VALUE 'assumptions';
  CREATE TABLE "assumptions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" "assumption_key" NOT NULL,
  	"value" numeric NOT NULL,
  	"low" numeric,
  	"high" numeric,
  	"is_estimate" boolean DEFAULT false,
  	"source_url" varchar,
  	"as_of" timestamp(3) with time zone NOT NULL,
  	"review_by" timestamp(3) with time zone,
  	"ends_on" timestamp(3) with time zone,
  	"order" numeric DEFAULT 100 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "assumptions_locales" (
  	"name" varchar NOT NULL,
  	"place" varchar,
  	"source_title" varchar,
  	"source_publisher" varchar,
  	"note" varchar,
  	"translation_ready" boolean DEFAULT false,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "products_figures" ADD COLUMN "claim_result" "claim_result";
  ALTER TABLE "products_figures" ADD COLUMN "claim_inputs" varchar;
  ALTER TABLE "products_figures" ADD COLUMN "claim_second_charge" boolean DEFAULT false;
  ALTER TABLE "products" ADD COLUMN "price_amount_rs" numeric;
  ALTER TABLE "products" ADD COLUMN "price_as_of" timestamp(3) with time zone;
  ALTER TABLE "products" ADD COLUMN "passengers" numeric;
  ALTER TABLE "products" ADD COLUMN "comparison_rival1_as_of" timestamp(3) with time zone;
  ALTER TABLE "products" ADD COLUMN "comparison_rival2_as_of" timestamp(3) with time zone;
  ALTER TABLE "products_locales" ADD COLUMN "price_place" varchar;
  ALTER TABLE "products_locales" ADD COLUMN "comparison_rival1_source" varchar;
  ALTER TABLE "products_locales" ADD COLUMN "comparison_rival2_source" varchar;
  ALTER TABLE "leads" ADD COLUMN "reckoning" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "assumptions_id" integer;
  ALTER TABLE "assumptions_locales" ADD CONSTRAINT "assumptions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."assumptions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "assumptions_key_idx" ON "assumptions" USING btree ("key");
  CREATE INDEX "assumptions_review_by_idx" ON "assumptions" USING btree ("review_by");
  CREATE INDEX "assumptions_ends_on_idx" ON "assumptions" USING btree ("ends_on");
  CREATE INDEX "assumptions_order_idx" ON "assumptions" USING btree ("order");
  CREATE INDEX "assumptions_updated_at_idx" ON "assumptions" USING btree ("updated_at");
  CREATE INDEX "assumptions_created_at_idx" ON "assumptions" USING btree ("created_at");
  CREATE UNIQUE INDEX "assumptions_locales_locale_parent_id_unique" ON "assumptions_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_assumptions_fk" FOREIGN KEY ("assumptions_id") REFERENCES "public"."assumptions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_assumptions_id_idx" ON "payload_locked_documents_rels" USING btree ("assumptions_id");`)
}
