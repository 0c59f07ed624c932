import { sql } from '@payloadcms/db-sqlite';
import type { MigrationArgs } from '../../database/migration-args.ts';

export async function up({ db }: MigrationArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`assumptions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`value\` numeric NOT NULL,
  	\`low\` numeric,
  	\`high\` numeric,
  	\`is_estimate\` integer DEFAULT false,
  	\`source_url\` text,
  	\`as_of\` text NOT NULL,
  	\`review_by\` text,
  	\`ends_on\` text,
  	\`order\` numeric DEFAULT 100 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`assumptions_key_idx\` ON \`assumptions\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`assumptions_review_by_idx\` ON \`assumptions\` (\`review_by\`);`)
  await db.run(sql`CREATE INDEX \`assumptions_ends_on_idx\` ON \`assumptions\` (\`ends_on\`);`)
  await db.run(sql`CREATE INDEX \`assumptions_order_idx\` ON \`assumptions\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`assumptions_updated_at_idx\` ON \`assumptions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`assumptions_created_at_idx\` ON \`assumptions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`assumptions_locales\` (
  	\`name\` text NOT NULL,
  	\`place\` text,
  	\`source_title\` text,
  	\`source_publisher\` text,
  	\`note\` text,
  	\`translation_ready\` integer DEFAULT false,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`assumptions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`assumptions_locales_locale_parent_id_unique\` ON \`assumptions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`products_figures\` ADD \`claim_result\` text;`)
  await db.run(sql`ALTER TABLE \`products_figures\` ADD \`claim_inputs\` text;`)
  await db.run(sql`ALTER TABLE \`products_figures\` ADD \`claim_second_charge\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`price_amount_rs\` numeric;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`price_as_of\` text;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`passengers\` numeric;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`comparison_rival1_as_of\` text;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`comparison_rival2_as_of\` text;`)
  await db.run(sql`ALTER TABLE \`products_locales\` ADD \`price_place\` text;`)
  await db.run(sql`ALTER TABLE \`products_locales\` ADD \`comparison_rival1_source\` text;`)
  await db.run(sql`ALTER TABLE \`products_locales\` ADD \`comparison_rival2_source\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`reckoning\` text;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`assumptions_id\` integer REFERENCES assumptions(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_assumptions_id_idx\` ON \`payload_locked_documents_rels\` (\`assumptions_id\`);`)
}
