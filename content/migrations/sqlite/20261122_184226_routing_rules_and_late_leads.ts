import { sql } from '@payloadcms/db-sqlite';
import type { MigrationArgs } from '../../database/migration-args.ts';

export async function up({ db }: MigrationArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`lead_routes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`lead\` numeric NOT NULL,
  	\`step\` numeric NOT NULL,
  	\`rule\` numeric NOT NULL,
  	\`rule_name\` text NOT NULL,
  	\`turn\` numeric NOT NULL,
  	\`owner\` numeric,
  	\`dealer\` numeric,
  	\`target_name\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`at\` text NOT NULL,
  	\`mail_at\` text,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`seed\` text NOT NULL,
  	\`key_until\` text,
  	\`taken_at\` text,
  	\`ended_at\` text,
  	\`reason\` text,
  	\`noted\` text,
  	\`noted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`lead_routes_state_idx\` ON \`lead_routes\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`lead_routes_mail_at_idx\` ON \`lead_routes\` (\`mail_at\`);`)
  await db.run(sql`CREATE INDEX \`lead_routes_key_until_idx\` ON \`lead_routes\` (\`key_until\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`lead_step_idx\` ON \`lead_routes\` (\`lead\`,\`step\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`rule_turn_idx\` ON \`lead_routes\` (\`rule\`,\`turn\`);`)
  await db.run(sql`CREATE TABLE \`routing_rules_kinds\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`routing_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`routing_rules_kinds_order_idx\` ON \`routing_rules_kinds\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`routing_rules_kinds_parent_idx\` ON \`routing_rules_kinds\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`routing_rules_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`routing_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`routing_rules_languages_order_idx\` ON \`routing_rules_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`routing_rules_languages_parent_idx\` ON \`routing_rules_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`routing_rules\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`name\` text NOT NULL,
  	\`is_on\` integer DEFAULT true,
  	\`target\` text DEFAULT 'owners' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`routing_rules__order_idx\` ON \`routing_rules\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`routing_rules_updated_at_idx\` ON \`routing_rules\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`routing_rules_created_at_idx\` ON \`routing_rules\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`routing_rules_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	\`states_id\` integer,
  	\`staff_id\` integer,
  	\`dealers_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`routing_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`states_id\`) REFERENCES \`states\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`dealers_id\`) REFERENCES \`dealers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`routing_rules_rels_order_idx\` ON \`routing_rules_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`routing_rules_rels_parent_idx\` ON \`routing_rules_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`routing_rules_rels_path_idx\` ON \`routing_rules_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`routing_rules_rels_products_id_idx\` ON \`routing_rules_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`routing_rules_rels_states_id_idx\` ON \`routing_rules_rels\` (\`states_id\`);`)
  await db.run(sql`CREATE INDEX \`routing_rules_rels_staff_id_idx\` ON \`routing_rules_rels\` (\`staff_id\`);`)
  await db.run(sql`CREATE INDEX \`routing_rules_rels_dealers_id_idx\` ON \`routing_rules_rels\` (\`dealers_id\`);`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`routed_to_id\` integer REFERENCES dealers(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`route_at\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`term_from\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`escalate_at\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`escalations\` numeric;`)
  await db.run(sql`CREATE INDEX \`leads_routed_to_idx\` ON \`leads\` (\`routed_to_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_route_at_idx\` ON \`leads\` (\`route_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_escalate_at_idx\` ON \`leads\` (\`escalate_at\`);`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`away_from\` text;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`away_until\` text;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`superior_id\` integer REFERENCES staff(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`staff_superior_idx\` ON \`staff\` (\`superior_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`routing_rules_id\` integer REFERENCES routing_rules(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_routing_rules_id_idx\` ON \`payload_locked_documents_rels\` (\`routing_rules_id\`);`)
  await db.run(sql`ALTER TABLE \`answer_times\` ADD \`late_to\` text;`)
  await db.run(sql`ALTER TABLE \`answer_times\` ADD \`head_to\` text;`)
  await db.run(sql`ALTER TABLE \`answer_times\` ADD \`link_days\` numeric DEFAULT 14 NOT NULL;`)
}
