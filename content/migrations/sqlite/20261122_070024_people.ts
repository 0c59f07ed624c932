import { sql } from '@payloadcms/db-sqlite';
import type { MigrationArgs } from '../../database/migration-args.ts';

export async function up({ db }: MigrationArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`audit_log\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`at\` text NOT NULL,
  	\`who\` text,
  	\`staff_id\` numeric,
  	\`role\` text,
  	\`action\` text NOT NULL,
  	\`what\` text,
  	\`details\` text,
  	\`from\` text,
  	\`device\` text,
  	\`session\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`audit_log_at_idx\` ON \`audit_log\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_staff_id_idx\` ON \`audit_log\` (\`staff_id\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_action_idx\` ON \`audit_log\` (\`action\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_session_idx\` ON \`audit_log\` (\`session\`);`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`deactivated\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`invited_at\` text;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`second_factor_required\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`second_factor_since\` text;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`second_factor_secret\` text;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`second_factor_pending\` text;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`second_factor_step\` numeric;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`recovery_codes\` text;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`code_tries\` numeric;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`code_tries_since\` numeric;`)
}

export async function down({ db }: MigrationArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`audit_log\`;`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`deactivated\`;`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`invited_at\`;`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`second_factor_required\`;`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`second_factor_since\`;`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`second_factor_secret\`;`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`second_factor_pending\`;`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`second_factor_step\`;`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`recovery_codes\`;`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`code_tries\`;`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`code_tries_since\`;`)
}
