import { sql } from '@payloadcms/db-sqlite';
import type { MigrationArgs } from '../../database/migration-args.ts';

// The place in a list as it was before lists were ordered by dragging: the version before reads it no more. And the table of
// who has what open is built anew: seven of its references did not say that a lock goes with what it locks.
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`page_meta_id\` integer,
  	\`banners_id\` integer,
  	\`questions_id\` integer,
  	\`products_id\` integer,
  	\`assumptions_id\` integer,
  	\`blogs_id\` integer,
  	\`events_id\` integer,
  	\`trade_shows_id\` integer,
  	\`redirects_id\` integer,
  	\`testimonials_id\` integer,
  	\`gallery_items_id\` integer,
  	\`media_id\` integer,
  	\`certificates_id\` integer,
  	\`states_id\` integer,
  	\`cities_id\` integer,
  	\`dealers_id\` integer,
  	\`leads_id\` integer,
  	\`privacy_requests_id\` integer,
  	\`routing_rules_id\` integer,
  	\`reply_templates_id\` integer,
  	\`jobs_id\` integer,
  	\`staff_id\` integer,
  	\`seed_records_id\` integer,
  	\`spent_checks_id\` integer,
  	\`preview_links_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_meta_id\`) REFERENCES \`page_meta\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`banners_id\`) REFERENCES \`banners\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`questions_id\`) REFERENCES \`questions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`assumptions_id\`) REFERENCES \`assumptions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`blogs_id\`) REFERENCES \`blogs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`events_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trade_shows_id\`) REFERENCES \`trade_shows\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`testimonials_id\`) REFERENCES \`testimonials\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`gallery_items_id\`) REFERENCES \`gallery_items\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`certificates_id\`) REFERENCES \`certificates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`states_id\`) REFERENCES \`states\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`cities_id\`) REFERENCES \`cities\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`dealers_id\`) REFERENCES \`dealers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`leads_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`privacy_requests_id\`) REFERENCES \`privacy_requests\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`routing_rules_id\`) REFERENCES \`routing_rules\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reply_templates_id\`) REFERENCES \`reply_templates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`jobs_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`seed_records_id\`) REFERENCES \`seed_records\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`spent_checks_id\`) REFERENCES \`spent_checks\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`preview_links_id\`) REFERENCES \`preview_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "page_meta_id", "banners_id", "questions_id", "products_id", "assumptions_id", "blogs_id", "events_id", "trade_shows_id", "redirects_id", "testimonials_id", "gallery_items_id", "media_id", "certificates_id", "states_id", "cities_id", "dealers_id", "leads_id", "privacy_requests_id", "routing_rules_id", "reply_templates_id", "jobs_id", "staff_id", "seed_records_id", "spent_checks_id", "preview_links_id") SELECT "id", "order", "parent_id", "path", "page_meta_id", "banners_id", "questions_id", "products_id", "assumptions_id", "blogs_id", "events_id", "trade_shows_id", "redirects_id", "testimonials_id", "gallery_items_id", "media_id", "certificates_id", "states_id", "cities_id", "dealers_id", "leads_id", "privacy_requests_id", "routing_rules_id", "reply_templates_id", "jobs_id", "staff_id", "seed_records_id", "spent_checks_id", "preview_links_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_page_meta_id_idx\` ON \`payload_locked_documents_rels\` (\`page_meta_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_banners_id_idx\` ON \`payload_locked_documents_rels\` (\`banners_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_questions_id_idx\` ON \`payload_locked_documents_rels\` (\`questions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_products_id_idx\` ON \`payload_locked_documents_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_assumptions_id_idx\` ON \`payload_locked_documents_rels\` (\`assumptions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_blogs_id_idx\` ON \`payload_locked_documents_rels\` (\`blogs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_events_id_idx\` ON \`payload_locked_documents_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_trade_shows_id_idx\` ON \`payload_locked_documents_rels\` (\`trade_shows_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_testimonials_id_idx\` ON \`payload_locked_documents_rels\` (\`testimonials_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_gallery_items_id_idx\` ON \`payload_locked_documents_rels\` (\`gallery_items_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_certificates_id_idx\` ON \`payload_locked_documents_rels\` (\`certificates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_states_id_idx\` ON \`payload_locked_documents_rels\` (\`states_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_cities_id_idx\` ON \`payload_locked_documents_rels\` (\`cities_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_dealers_id_idx\` ON \`payload_locked_documents_rels\` (\`dealers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_leads_id_idx\` ON \`payload_locked_documents_rels\` (\`leads_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_privacy_requests_id_idx\` ON \`payload_locked_documents_rels\` (\`privacy_requests_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_routing_rules_id_idx\` ON \`payload_locked_documents_rels\` (\`routing_rules_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reply_templates_id_idx\` ON \`payload_locked_documents_rels\` (\`reply_templates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_jobs_id_idx\` ON \`payload_locked_documents_rels\` (\`jobs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_staff_id_idx\` ON \`payload_locked_documents_rels\` (\`staff_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_seed_records_id_idx\` ON \`payload_locked_documents_rels\` (\`seed_records_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_spent_checks_id_idx\` ON \`payload_locked_documents_rels\` (\`spent_checks_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_preview_links_id_idx\` ON \`payload_locked_documents_rels\` (\`preview_links_id\`);`)
  await db.run(sql`ALTER TABLE \`assumptions\` DROP COLUMN \`order\`;`)
  await db.run(sql`ALTER TABLE \`_assumptions_v\` DROP COLUMN \`version_order\`;`)
  await db.run(sql`ALTER TABLE \`banners\` DROP COLUMN \`order\`;`)
  await db.run(sql`ALTER TABLE \`_banners_v\` DROP COLUMN \`version_order\`;`)
  await db.run(sql`ALTER TABLE \`certificates\` DROP COLUMN \`order\`;`)
  await db.run(sql`ALTER TABLE \`_certificates_v\` DROP COLUMN \`version_order\`;`)
  await db.run(sql`ALTER TABLE \`gallery_items\` DROP COLUMN \`order\`;`)
  await db.run(sql`ALTER TABLE \`_gallery_items_v\` DROP COLUMN \`version_order\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`order\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_order\`;`)
  await db.run(sql`ALTER TABLE \`questions\` DROP COLUMN \`order\`;`)
  await db.run(sql`ALTER TABLE \`_questions_v\` DROP COLUMN \`version_order\`;`)
  await db.run(sql`ALTER TABLE \`testimonials\` DROP COLUMN \`order\`;`)
  await db.run(sql`ALTER TABLE \`_testimonials_v\` DROP COLUMN \`version_order\`;`)
}
