import { sql } from '@payloadcms/db-postgres';
import type { MigrationArgs } from '../../database/migration-args.ts';
import { fillClosedAt } from '../../migrations-support/fill-closed-at.ts';

export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "leads" ADD COLUMN "closed_at" timestamp(3) with time zone;
  CREATE INDEX "deletedAt_closedAt_idx" ON "leads" USING btree ("deleted_at","closed_at");`)
  await db.execute(sql.raw(fillClosedAt))
}
