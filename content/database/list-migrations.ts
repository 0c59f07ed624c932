import type { Migration, Payload } from 'payload';
import { getSqlDatabase, isPostgres } from './sql.ts';
import { sql } from './statement.ts';

/** How the migrations that the database has run compare with those that this program knows. */
export interface MigrationState<Known = Migration> {
  /** Known to this program and not yet run on the database, in their order. */
  pending: Known[];
  /** Run on the database and not known to this program: a newer version has been at work. */
  unknown: string[];
}

/** All migrations of this program for the database in use, oldest first. */
export const listMigrations = async (payload: Payload): Promise<Migration[]> => {
  const { migrations } = isPostgres(payload)
    ? await import('../migrations/postgres/index.ts')
    : await import('../migrations/sqlite/index.ts');
  return migrations as unknown as Migration[];
};

/** Names of all existing tables. */
export const listTables = async (payload: Payload): Promise<Set<string>> => {
  const database = await getSqlDatabase(payload);
  const rows = await database.rows(
    isPostgres(payload)
      ? sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()`
      : sql`SELECT name FROM sqlite_master WHERE type = 'table'`,
  );
  return new Set(rows.map(({ name }) => String(name)));
};

const listRun = async (payload: Payload): Promise<Set<string>> => {
  if (!(await listTables(payload)).has('payload_migrations')) return new Set();
  const rows = await (await getSqlDatabase(payload)).rows(
    sql`SELECT name FROM payload_migrations ORDER BY id`,
  );
  return new Set(rows.map(({ name }) => String(name)));
};

/**
 * Name of the newest migration of the database; empty if it has none.
 * @throws {Error} if the database does not answer.
 */
export const readNewestMigration = async (payload: Payload): Promise<string> => {
  const database = await getSqlDatabase(payload);
  const [row] = await database.rows(sql`SELECT name FROM payload_migrations ORDER BY name DESC LIMIT 1`);
  return String(row?.name ?? '');
};

/**
 * Compares the migrations that a database has run with those that this program knows. A database that has run the first
 * migration may also have run older ones: the first migration replaces them
 * (docs/decisions/178-one-first-migration.md).
 * @throws {Error} if the database is older than the first migration, which creates all tables of its time.
 */
export const compareMigrations = <Known extends Pick<Migration, 'name'>>(
  migrations: readonly Known[],
  run: ReadonlySet<string>,
): MigrationState<Known> => {
  const known = new Set(migrations.map(({ name }) => name));
  const first = migrations[0]?.name ?? '';
  const unknown = [...run].filter((name) => !known.has(name) && !(run.has(first) && name < first));
  const newest = unknown.sort().at(-1);
  if (newest && newest < first)
    throw new Error(
      `The database is older than what this program can bring up to date: it ends with ${newest}. Nothing was changed. See docs/before-0.1.0.md, "To do when updating".`,
    );
  return { pending: migrations.filter(({ name }) => !run.has(name)), unknown };
};

/**
 * Compares the database's own list of migrations with this program's. Changes nothing.
 * @throws {Error} if the database is older than the first migration.
 */
export const getMigrationState = async (payload: Payload): Promise<MigrationState> => {
  const [migrations, run] = await Promise.all([listMigrations(payload), listRun(payload)]);
  return compareMigrations(migrations, run);
};
