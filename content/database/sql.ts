import type { Payload, PayloadRequest } from 'payload';

type Row = Record<string, unknown>;

/** The part of the two Drizzle adapters that both answer alike. */
interface SqlAdapter {
  drizzle: unknown;
  sessions: Record<string, { db: unknown } | undefined>;
  execute(args: { drizzle: unknown; raw: string }): PromiseLike<{ rows: Row[] }>;
  insert(args: { db: unknown; tableName: string; values: Row[] }): Promise<Row[]>;
}

/** Plain SQL on whichever database the content lives in. Texts from outside go in by `toSqlText` alone. */
export interface SqlDatabase {
  run(statement: string): Promise<void>;
  rows(statement: string): Promise<Row[]>;
  /** Ends a question for rows that are taken: what another process is taking is left out. SQLite lets one writer in at a time. */
  skipTaken: string;
  /** Ends a question for a row: whoever is changing it is waited for, and nobody changes it before all of this is done. */
  shareRow: string;
  /** Ends a question for a row that is to be changed: of those who ask so, one goes on, and the next when all of that is done. */
  holdRow: string;
}

/**
 * A text from outside as a value of a statement. Both databases take it as it stands between the quotes, backslashes too.
 * PostgreSQL keeps no zero byte, so none is asked for.
 */
export const toSqlText = (text: string): string => `'${text.replaceAll('\0', '').replaceAll("'", "''")}'`;

/** The table in which Payload keeps a kind. */
export const toTable = (slug: string): string => slug.replaceAll('-', '_');

const isSqlAdapter = (adapter: object): adapter is SqlAdapter =>
  'drizzle' in adapter && 'sessions' in adapter && 'execute' in adapter;

/** The adapter behind Payload, and Drizzle inside the transaction of `req` where one is open. */
const openAdapter = async (payload: Payload, req?: Partial<Pick<PayloadRequest, 'transactionID'>>) => {
  const adapter: object = payload.db;
  if (!isSqlAdapter(adapter)) throw new Error('The content needs a database that speaks SQL.');
  const transaction = await req?.transactionID;
  const session = transaction ? adapter.sessions[String(transaction)]?.db : undefined;
  return { adapter, drizzle: session ?? adapter.drizzle };
};

/**
 * The database behind Payload, inside the transaction of `req` where one is open.
 * @throws {Error} when the adapter speaks no SQL.
 */
export const getSqlDatabase = async (
  payload: Payload,
  req?: Partial<Pick<PayloadRequest, 'transactionID'>>,
): Promise<SqlDatabase> => {
  const { adapter, drizzle } = await openAdapter(payload, req);
  const ofPostgres = (lock: string) => (payload.db.name === 'postgres' ? lock : '');
  return {
    run: async (statement) => {
      await adapter.execute({ drizzle, raw: statement });
    },
    rows: async (statement) => (await adapter.execute({ drizzle, raw: statement })).rows,
    skipTaken: ofPostgres('FOR UPDATE SKIP LOCKED'),
    shareRow: ofPostgres('FOR SHARE'),
    holdRow: ofPostgres('FOR NO KEY UPDATE'),
  };
};

// Both databases limit the values of one statement; 500 rows of a few columns stay far below.
const chunk = 500;

/**
 * Inserts many rows of a plain table at once, past Payload's hooks and checks, inside the transaction of `req` where one is
 * open: for trusted data only. Gives the rows with their ids.
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
