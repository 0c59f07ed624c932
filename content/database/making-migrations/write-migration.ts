import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '@ev-site/contract/paths.ts';
import type { Payload } from 'payload';
import { isPostgres } from '../sql.ts';
import { keepReferences } from './keep-references.ts';
import { keepRows, type SchemaState } from './keep-rows.ts';
import { keepTexts } from './keep-texts.ts';

const toIdentifier = (name: string): string => `migration${name.replace(/\W/g, '')}`;

// Node strips types but resolves every import, so type imports must be marked. `down` is removed: no command uses it.
const toPlainMigration = (text: string): string =>
  text
    .replace(
      /import \{[^}]*\} from '(@payloadcms\/db-\w+)'/,
      "import { sql } from '$1';\nimport type { MigrationArgs } from '../../database/migration-args.ts';",
    )
    .replace('({ db, payload, req }: MigrateUpArgs)', '({ db }: MigrationArgs)')
    .replace(/\nexport async function down\b.*$/s, '');

const writeList = (folder: string): void => {
  const names = globSync('*.ts', { cwd: folder })
    .map((file) => file.replace(/\.ts$/, ''))
    .filter((name) => name !== 'index')
    .sort();
  const imports = names.map((name) => `import * as ${toIdentifier(name)} from './${name}.ts';`);
  const entries = names.map((name) => `  { name: '${name}', ...${toIdentifier(name)} },`);
  writeFileSync(
    path.join(folder, 'index.ts'),
    `${imports.join('\n')}\n\nexport const migrations = [\n${entries.join('\n')}\n];\n`,
  );
};

const listStates = (folder: string): string[] => globSync('*.json', { cwd: folder }).sort();

/** The schema after the newest migration. */
const readLastState = (folder: string): SchemaState => {
  const last = listStates(folder).at(-1);
  return last ? JSON.parse(readFileSync(path.join(folder, last), 'utf8')) : { tables: {} };
};

/** Deletes all states but the newest: each takes a megabyte, and nobody reads the older ones. */
const dropOlderStates = (folder: string): void => {
  for (const state of listStates(folder).slice(0, -1)) rmSync(path.join(folder, state));
};

/**
 * Writes the migration from the last committed schema to the present one, the list of all migrations, and the new
 * schema beside them. Needs no database. Corrects Payload's file in four ways: it copies texts that become localized,
 * keeps the rows of tables that SQLite rebuilds, says for added columns what happens when the row that they point to is
 * deleted, and lets Node run the file as it is (type imports, file extensions).
 */
export const writeMigration = async (payload: Payload, name: string): Promise<void> => {
  const folder = payload.db.migrationDir;
  const dialect = isPostgres(payload) ? 'postgres' : 'sqlite';
  const state = readLastState(folder);
  const before = new Set(globSync('*.ts', { cwd: folder }));
  await payload.db.createMigration({ payload, migrationName: name, skipEmpty: true });
  for (const file of globSync('*.ts', { cwd: folder })) {
    if (before.has(file)) continue;
    const text = readFileSync(path.join(folder, file), 'utf8');
    const withTexts = keepTexts(toPlainMigration(text), dialect, languages[0]);
    const forSqlite = () => keepReferences(keepRows(withTexts, state), readLastState(folder));
    writeFileSync(path.join(folder, file), dialect === 'sqlite' ? forSqlite() : withTexts);
  }
  writeList(folder);
  dropOlderStates(folder);
};
