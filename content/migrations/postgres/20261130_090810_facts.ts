import { sql } from '@payloadcms/db-postgres';
import type { MigrationArgs } from '../../database/migration-args.ts';

// What programs read from sentences becomes values beside them. The numbers of the leads are stored by the sites
// (leads/store-references.ts): they are calculated from the secret. Leads come last, so that they are locked only for a moment.
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
  CREATE TYPE "public"."lead_log_fact" AS ENUM('toColleague', 'toDealer', 'toNobody', 'taken', 'givenBack', 'silent', 'merged', 'parted');
  CREATE TYPE "public"."lead_route_cause" AS ENUM('dealer', 'noMail', 'notTaken', 'silent');
  ALTER TABLE "lead_log" ADD COLUMN "fact" "lead_log_fact";
  ALTER TABLE "lead_log" ADD COLUMN "to_staff_id" numeric;
  ALTER TABLE "lead_routes" ADD COLUMN "cause" "lead_route_cause";
  ALTER TABLE "webhook_events" ADD COLUMN "reference" varchar;
  UPDATE lead_log SET fact = (CASE
    WHEN kind = 'person' AND text LIKE 'Same person as lead %' THEN 'merged'
    WHEN kind = 'person' AND text LIKE 'No longer the same person as lead %' THEN 'parted'
    WHEN kind = 'person' THEN NULL
    WHEN staff_id IS NULL AND "by" <> 'The website' AND text = 'Taken' THEN 'taken'
    WHEN staff_id IS NULL AND "by" <> 'The website' AND text LIKE 'Given back: %' THEN 'givenBack'
    WHEN staff_id IS NULL AND "by" <> 'The website' AND text = 'Nothing heard while the link worked' THEN 'silent'
    WHEN text LIKE 'Rule “%”: to the dealer %' THEN 'toDealer'
    WHEN text LIKE 'Rule “%”: to %' THEN 'toColleague'
    WHEN staff_id IS NULL AND text LIKE '%: to the dealer %' THEN 'toDealer'
    WHEN text LIKE 'From % to nobody' THEN 'toNobody'
    WHEN text LIKE 'From % to %' THEN 'toColleague'
    WHEN text LIKE '% → nobody' THEN 'toNobody'
    WHEN text LIKE '% → %' THEN 'toColleague'
  END)::"lead_log_fact" WHERE kind IN ('owner', 'person');
  UPDATE lead_routes SET cause = (CASE reason
    WHEN 'No mail reached them' THEN 'noMail'
    WHEN 'Not taken while the link worked' THEN 'notTaken'
    WHEN 'Nothing heard while the link worked' THEN 'silent'
    ELSE 'dealer'
  END)::"lead_route_cause" WHERE reason IS NOT NULL;
  ALTER TABLE "leads" ADD COLUMN "reference" varchar;
  CREATE INDEX "leads_reference_idx" ON "leads" USING btree ("reference");`)
}
