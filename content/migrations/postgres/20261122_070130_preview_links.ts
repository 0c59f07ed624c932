import { sql } from '@payloadcms/db-postgres';
import type { MigrationArgs } from '../../database/migration-args.ts';

export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "preview_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"document" varchar NOT NULL,
  	"made_by_id" integer,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "preview_links_id" integer;
  ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_made_by_id_staff_id_fk" FOREIGN KEY ("made_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "preview_links_key_idx" ON "preview_links" USING btree ("key");
  CREATE INDEX "preview_links_document_idx" ON "preview_links" USING btree ("document");
  CREATE INDEX "preview_links_made_by_idx" ON "preview_links" USING btree ("made_by_id");
  CREATE INDEX "preview_links_expires_at_idx" ON "preview_links" USING btree ("expires_at");
  CREATE INDEX "preview_links_updated_at_idx" ON "preview_links" USING btree ("updated_at");
  CREATE INDEX "preview_links_created_at_idx" ON "preview_links" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_preview_links_fk" FOREIGN KEY ("preview_links_id") REFERENCES "public"."preview_links"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_preview_links_id_idx" ON "payload_locked_documents_rels" USING btree ("preview_links_id");`)
}

export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "preview_links" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "preview_links" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_preview_links_fk";
  
  DROP INDEX "payload_locked_documents_rels_preview_links_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "preview_links_id";`)
}
