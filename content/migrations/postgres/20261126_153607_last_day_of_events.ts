import { sql } from '@payloadcms/db-postgres';
import type { MigrationArgs } from '../../database/migration-args.ts';

export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "events" ADD COLUMN "ends_on" timestamp(3) with time zone;
  ALTER TABLE "_events_v" ADD COLUMN "version_ends_on" timestamp(3) with time zone;
  CREATE INDEX "events_ends_on_idx" ON "events" USING btree ("ends_on");
  CREATE INDEX "_events_v_version_version_ends_on_idx" ON "_events_v" USING btree ("version_ends_on");`)
}
