import { toCount } from '@ev-site/contract/to-count.ts';
import type { Payload } from 'payload';
import { getMigrationState, listTables } from './list-migrations.ts';
import type { MigrationArgs } from './migration-args.ts';
import { getSqlDatabase } from './sql.ts';
import { nameSql, sql } from './statement.ts';

/** What a migration would do to the database as it is now. */
export interface MigrationPreview {
  name: string;
  /** The SQL that would run, in order. */
  statements: string[];
  /** Existing tables that the SQL names, with the number of their rows. */
  tables: { table: string; rows: number }[];
}

type Run = (statement: unknown) => Promise<unknown>;

/** The part of the two Drizzle adapters that a preview needs. */
interface Drizzle {
  dialect: { sqlToQuery(statement: unknown): { sql: string } };
  execute?: Run;
  run?: Run;
}

const namedTable = /\b(?:TABLE(?: IF EXISTS)?|UPDATE|INTO|FROM|JOIN|ON)\s+(?:"public"\.)?["`](\w+)["`]/gi;

const listNamed = (statements: readonly string[]): string[] => [
  ...new Set(
    statements.flatMap((statement) => [...statement.matchAll(namedTable)].map(([, name = '']) => name)),
  ),
];

/** Collects the statements of a migration. Only its SELECTs are run, because the migration decides by them. */
const listStatements = async (
  drizzle: Drizzle,
  up: (args: MigrationArgs) => Promise<void>,
): Promise<string[]> => {
  const statements: string[] = [];
  const note: Run = async (statement) => {
    const { sql } = drizzle.dialect.sqlToQuery(statement);
    if (/^\s*SELECT\b/i.test(sql)) return (drizzle.execute ?? drizzle.run)?.call(drizzle, statement);
    statements.push(sql.trim());
    return { rows: [] };
  };
  // Passes only the database: work through Payload would change data.
  await up({ db: { execute: note, run: note } } as MigrationArgs);
  return statements;
};

/** Describes a preview in words, for a terminal. */
export const sayPreview = ({ name, statements, tables }: MigrationPreview): string => {
  const touched = tables.map(({ table, rows }) => `${table} (about ${toCount(rows, 'row')})`);
  return `${name}\nTouches: ${touched.join(', ') || 'no table that is there'}\n\n${statements.join('\n\n')}\n`;
};

/** Returns what `migrateContent` would do, and changes nothing. */
export const previewMigrations = async (payload: Payload): Promise<MigrationPreview[]> => {
  const { pending } = await getMigrationState(payload);
  const present = await listTables(payload);
  const database = await getSqlDatabase(payload);
  const { drizzle } = payload.db as unknown as { drizzle: Drizzle };
  const previews: MigrationPreview[] = [];
  for (const { name, up } of pending) {
    const statements = await listStatements(drizzle, up);
    const tables = [];
    for (const table of listNamed(statements).filter((named) => present.has(named))) {
      const [row] = await database.rows(sql`SELECT count(*) AS rows FROM ${nameSql(table)}`);
      tables.push({ table, rows: Number(row?.rows) });
    }
    previews.push({ name, statements, tables });
  }
  return previews;
};
