import { sql } from '@payloadcms/db-postgres';
import type { MigrationArgs } from '../../database/migration-args.ts';

export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "dealers_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "_dealers_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  ALTER TABLE "dealers_rels" ADD CONSTRAINT "dealers_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dealers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealers_rels" ADD CONSTRAINT "dealers_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealers_v_rels" ADD CONSTRAINT "_dealers_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_dealers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealers_v_rels" ADD CONSTRAINT "_dealers_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "dealers_rels_order_idx" ON "dealers_rels" USING btree ("order");
  CREATE INDEX "dealers_rels_parent_idx" ON "dealers_rels" USING btree ("parent_id");
  CREATE INDEX "dealers_rels_path_idx" ON "dealers_rels" USING btree ("path");
  CREATE INDEX "dealers_rels_products_id_idx" ON "dealers_rels" USING btree ("products_id");
  CREATE INDEX "_dealers_v_rels_order_idx" ON "_dealers_v_rels" USING btree ("order");
  CREATE INDEX "_dealers_v_rels_parent_idx" ON "_dealers_v_rels" USING btree ("parent_id");
  CREATE INDEX "_dealers_v_rels_path_idx" ON "_dealers_v_rels" USING btree ("path");
  CREATE INDEX "_dealers_v_rels_products_id_idx" ON "_dealers_v_rels" USING btree ("products_id");`)
}
