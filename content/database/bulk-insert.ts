import type { Payload } from 'payload';

type Row = Record<string, unknown>;

interface InsertingAdapter {
  drizzle: unknown;
  insert(args: { db: unknown; tableName: string; values: Row[] }): Promise<Row[]>;
}

const isInserting = (adapter: object): adapter is InsertingAdapter =>
  'insert' in adapter && typeof adapter.insert === 'function' && 'drizzle' in adapter;

// Both databases limit the values of one statement; 500 rows of a few columns stay far below.
const chunk = 500;

/**
 * Inserts many rows of a plain table at once, past Payload's hooks and checks: for trusted data only.
 * Gives the rows with their ids.
 */
export const getBulkInsert =
  (payload: Payload) =>
  async (tableName: string, rows: Row[]): Promise<Row[]> => {
    const adapter: object = payload.db;
    if (!isInserting(adapter)) throw new Error('The content needs a database that speaks SQL.');
    const inserted: Row[] = [];
    for (let start = 0; start < rows.length; start += chunk) {
      const values = rows.slice(start, start + chunk);
      inserted.push(...(await adapter.insert({ db: adapter.drizzle, tableName, values })));
    }
    return inserted;
  };
