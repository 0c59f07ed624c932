import { sql } from '@payloadcms/db-postgres';
import type { MigrationArgs } from '../../database/migration-args.ts';

export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."lead_recall_kind" AS ENUM('dealer', 'contact', 'inquiry', 'application', 'testride');
  CREATE TYPE "public"."lead_recall_reason" AS ENUM('erased', 'corrected', 'withdrawn');
  CREATE TABLE "lead_recalls" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead" numeric NOT NULL,
  	"kind" "lead_recall_kind" NOT NULL,
  	"step" numeric NOT NULL,
  	"reason" "lead_recall_reason" NOT NULL,
  	"dealer" numeric,
  	"dealer_name" varchar,
  	"given_at" timestamp(3) with time zone NOT NULL,
  	"owed_at" timestamp(3) with time zone NOT NULL,
  	"next_attempt_at" timestamp(3) with time zone NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL
  );
  
  CREATE INDEX "lead_recalls_next_attempt_at_idx" ON "lead_recalls" USING btree ("next_attempt_at");
  CREATE UNIQUE INDEX "lead_step_reason_idx" ON "lead_recalls" USING btree ("lead","step","reason");`)
}
