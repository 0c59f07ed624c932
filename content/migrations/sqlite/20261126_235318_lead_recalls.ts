import { sql } from '@payloadcms/db-sqlite';
import type { MigrationArgs } from '../../database/migration-args.ts';

export async function up({ db }: MigrationArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`lead_recalls\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`lead\` numeric NOT NULL,
  	\`kind\` text NOT NULL,
  	\`step\` numeric NOT NULL,
  	\`reason\` text NOT NULL,
  	\`dealer\` numeric,
  	\`dealer_name\` text,
  	\`given_at\` text NOT NULL,
  	\`owed_at\` text NOT NULL,
  	\`next_attempt_at\` text NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`lead_recalls_next_attempt_at_idx\` ON \`lead_recalls\` (\`next_attempt_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`lead_step_reason_idx\` ON \`lead_recalls\` (\`lead\`,\`step\`,\`reason\`);`)
}
