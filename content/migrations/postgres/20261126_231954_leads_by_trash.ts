import { sql } from '@payloadcms/db-postgres';
import type { MigrationArgs } from '../../database/migration-args.ts';

export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "deletedAt_createdAt_idx" ON "leads" USING btree ("deleted_at","created_at");
  CREATE INDEX "deletedAt_remindAt_idx" ON "leads" USING btree ("deleted_at","remind_at");`)
}
