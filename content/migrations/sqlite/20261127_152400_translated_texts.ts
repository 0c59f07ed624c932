import { sql } from '@payloadcms/db-sqlite';
import type { MigrationArgs } from '../../database/migration-args.ts';

export async function up({ db }: MigrationArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`translated_texts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`document\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`place\` text NOT NULL,
  	\`translation\` text NOT NULL,
  	\`english\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`translated_texts_document_idx\` ON \`translated_texts\` (\`document\`);`)
}
