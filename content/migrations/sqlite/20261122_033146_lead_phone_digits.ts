import { sql } from '@payloadcms/db-sqlite';
import type { MigrationArgs } from '../../database/migration-args.ts';

export async function up({ db }: MigrationArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`leads\` ADD \`phone_digits\` text;`)
  await db.run(sql`CREATE INDEX \`leads_phone_digits_idx\` ON \`leads\` (\`phone_digits\`);`)
  // SQLite knows no patterns: these are all signs that a stored number has between its digits.
  const digits = ['+', ' ', '-', '(', ')', '.'].reduce((text, sign) => `replace(${text}, '${sign}', '')`, '"phone"')
  await db.run(sql.raw(`UPDATE "leads" SET "phone_digits" = ${digits}`))
}
