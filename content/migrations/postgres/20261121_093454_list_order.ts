import { sql } from '@payloadcms/db-postgres';
import type { MigrationArgs } from '../../database/migration-args.ts';

export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "_status_publishedAt_idx" ON "blogs" USING btree ("_status","published_at");
  CREATE INDEX "version__status_version_publishedAt_idx" ON "_blogs_v" USING btree ("version__status","version_published_at");
  CREATE INDEX "_status_date_idx" ON "events" USING btree ("_status","date");
  CREATE INDEX "version__status_version_date_idx" ON "_events_v" USING btree ("version__status","version_date");`)
}
