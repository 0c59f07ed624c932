import { sql } from '@payloadcms/db-sqlite';
import type { MigrationArgs } from '../../database/migration-args.ts';

export async function up({ db }: MigrationArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`dealers_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`dealers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`dealers_rels_order_idx\` ON \`dealers_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`dealers_rels_parent_idx\` ON \`dealers_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`dealers_rels_path_idx\` ON \`dealers_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`dealers_rels_products_id_idx\` ON \`dealers_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`_dealers_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_dealers_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_dealers_v_rels_order_idx\` ON \`_dealers_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_rels_parent_idx\` ON \`_dealers_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_rels_path_idx\` ON \`_dealers_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_rels_products_id_idx\` ON \`_dealers_v_rels\` (\`products_id\`);`)
}
