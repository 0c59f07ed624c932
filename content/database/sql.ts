import type { Payload, PayloadRequest } from 'payload';
import { type Sql, sql } from './statement.ts';

/** A row of a table, by the names of its columns. */
export type Row = Record<string, unknown>;

/** The part of the two Drizzle adapters that both have in common. */
interface SqlAdapter {
  drizzle: unknown;
  sessions: Record<string, { db: unknown } | undefined>;
  execute(args: { drizzle: unknown; sql: unknown }): PromiseLike<{ rows: Row[] }>;
  insert(args: { db: unknown; tableName: string; values: Row[] }): Promise<Row[]>;
}

/** Plain SQL on the database in use. */
export interface SqlDatabase {
  run(statement: Sql): Promise<void>;
  rows(statement: Sql): Promise<Row[]>;
  /** Ends a SELECT of rows to take: skips rows that another process is taking. SQLite has only one writer at a time. */
  skipTaken: Sql;
  /**
   * Ends a SELECT of a row: waits for a transaction that changes the row, then locks it against other changes. Empty
   * on SQLite.
   */
  shareRow: Sql;
  /**
   * Ends a SELECT of a row to be changed: transactions that ask for the row continue one after the other. Empty on
   * SQLite, where `inSqliteTransaction` or `inTransaction` keeps others out.
   */
  holdRow: Sql;
}

/** Whether the content is in PostgreSQL; otherwise it is in SQLite. */
export const isPostgres = ({ db }: Pick<Payload, 'db'>): boolean => db.name === 'postgres';

/** The table in which Payload keeps a collection. */
export const toTable = (slug: string): string => slug.replaceAll('-', '_');

const isSqlAdapter = (adapter: object): adapter is SqlAdapter =>
  'drizzle' in adapter && 'sessions' in adapter && 'execute' in adapter;

/** The adapter behind Payload, and Drizzle within the transaction of `req`, if one is open. */
const openAdapter = async (payload: Payload, req?: Partial<Pick<PayloadRequest, 'transactionID'>>) => {
  const adapter: object = payload.db;
  if (!isSqlAdapter(adapter)) throw new Error('The content needs a database that speaks SQL.');
  const transaction = await req?.transactionID;
  const session = transaction ? adapter.sessions[String(transaction)]?.db : undefined;
  return { adapter, drizzle: session ?? adapter.drizzle };
};

/**
 * The database behind Payload, within the transaction of `req`, if one is open.
 * @throws {Error} if the adapter speaks no SQL.
 */
export const getSqlDatabase = async (
  payload: Payload,
  req?: Partial<Pick<PayloadRequest, 'transactionID'>>,
): Promise<SqlDatabase> => {
  const { adapter, drizzle } = await openAdapter(payload, req);
  const { sql: toDrizzle } = isPostgres(payload)
    ? await import('@payloadcms/db-postgres/drizzle')
    : await import('@payloadcms/db-sqlite/drizzle');
  const execute = ({ words, values }: Sql) =>
    adapter.execute({ drizzle, sql: toDrizzle(Object.assign([...words], { raw: words }), ...values) });
  const ofPostgres = (lock: Sql) => (isPostgres(payload) ? lock : sql``);
  return {
    run: async (statement) => {
      await execute(statement);
    },
    rows: async (statement) => (await execute(statement)).rows,
    skipTaken: ofPostgres(sql`FOR UPDATE SKIP LOCKED`),
    shareRow: ofPostgres(sql`FOR SHARE`),
    holdRow: ofPostgres(sql`FOR NO KEY UPDATE`),
  };
};

// Both databases limit the values in one statement; 500 rows of a few columns are far below the limit.
const chunk = 500;

/**
 * Inserts many rows of a plain table at once, without Payload's hooks and checks, so for trusted data only. Runs within
 * the transaction of `req`, if one is open.
 * @returns the rows with their ids.
 */
export const insertRows = async (
  payload: Payload,
  tableName: string,
  rows: readonly Row[],
  req?: Partial<Pick<PayloadRequest, 'transactionID'>>,
): Promise<Row[]> => {
  const { adapter, drizzle } = await openAdapter(payload, req);
  const inserted: Row[] = [];
  for (let start = 0; start < rows.length; start += chunk) {
    const values = rows.slice(start, start + chunk);
    inserted.push(...(await adapter.insert({ db: drizzle, tableName, values })));
  }
  return inserted;
};
