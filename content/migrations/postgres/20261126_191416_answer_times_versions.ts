import { sql } from '@payloadcms/db-postgres';
import type { MigrationArgs } from '../../database/migration-args.ts';

export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "_answer_times_v_version_days" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "answer_day",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_answer_times_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_hours_dealer" numeric DEFAULT 16 NOT NULL,
  	"version_hours_contact" numeric DEFAULT 8 NOT NULL,
  	"version_hours_inquiry" numeric DEFAULT 4 NOT NULL,
  	"version_hours_application" numeric DEFAULT 40 NOT NULL,
  	"version_hours_testride" numeric DEFAULT 4 NOT NULL,
  	"version_opens_at" numeric DEFAULT 10 NOT NULL,
  	"version_closes_at" numeric DEFAULT 18 NOT NULL,
  	"version_late_to" varchar,
  	"version_head_to" varchar,
  	"version_link_days" numeric DEFAULT 14 NOT NULL,
  	"version_last_change_staff_id" numeric,
  	"version_last_change_by" varchar,
  	"version_last_change_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "answer_times" ADD COLUMN "last_change_staff_id" numeric;
  ALTER TABLE "answer_times" ADD COLUMN "last_change_by" varchar;
  ALTER TABLE "answer_times" ADD COLUMN "last_change_at" timestamp(3) with time zone;
  ALTER TABLE "_answer_times_v_version_days" ADD CONSTRAINT "_answer_times_v_version_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_answer_times_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_answer_times_v_version_days_order_idx" ON "_answer_times_v_version_days" USING btree ("order");
  CREATE INDEX "_answer_times_v_version_days_parent_idx" ON "_answer_times_v_version_days" USING btree ("parent_id");
  CREATE INDEX "_answer_times_v_created_at_idx" ON "_answer_times_v" USING btree ("created_at");
  CREATE INDEX "_answer_times_v_updated_at_idx" ON "_answer_times_v" USING btree ("updated_at");`)
}
