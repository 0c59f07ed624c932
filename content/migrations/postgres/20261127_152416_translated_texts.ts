import { sql } from '@payloadcms/db-postgres';
import type { MigrationArgs } from '../../database/migration-args.ts';

export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "translated_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"document" varchar NOT NULL,
  	"language" varchar NOT NULL,
  	"place" varchar NOT NULL,
  	"translation" varchar NOT NULL,
  	"english" varchar NOT NULL
  );
  
  CREATE INDEX "translated_texts_document_idx" ON "translated_texts" USING btree ("document");`)
}
