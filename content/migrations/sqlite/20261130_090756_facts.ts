import { sql } from '@payloadcms/db-sqlite';
import type { MigrationArgs } from '../../database/migration-args.ts';

// What programs read from sentences becomes values beside them. The numbers of the leads are stored by the sites
// (leads/store-references.ts): they are calculated from the secret.
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`leads\` ADD \`reference\` text;`)
  await db.run(sql`CREATE INDEX \`leads_reference_idx\` ON \`leads\` (\`reference\`);`)
  await db.run(sql`ALTER TABLE \`lead_log\` ADD \`fact\` text;`)
  await db.run(sql`ALTER TABLE \`lead_log\` ADD \`to_staff_id\` numeric;`)
  await db.run(sql`ALTER TABLE \`lead_routes\` ADD \`cause\` text;`)
  await db.run(sql`ALTER TABLE \`webhook_events\` ADD \`reference\` text;`)
  await db.run(sql`UPDATE lead_log SET fact = (CASE
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
  END) WHERE kind IN ('owner', 'person');`)
  await db.run(sql`UPDATE lead_routes SET cause = (CASE reason
    WHEN 'No mail reached them' THEN 'noMail'
    WHEN 'Not taken while the link worked' THEN 'notTaken'
    WHEN 'Nothing heard while the link worked' THEN 'silent'
    ELSE 'dealer'
  END) WHERE reason IS NOT NULL;`)
}
