import type { Payload } from 'payload';
import { getSqlDatabase } from '../database/sql.ts';
import { sql } from '../database/statement.ts';

/**
 * Reads all redirects, from old path to new address. It is one plain SELECT, because there may be tens of thousands.
 */
export const readRedirects = async (payload: Payload): Promise<Map<string, string>> => {
  const database = await getSqlDatabase(payload);
  const rows = await database.rows(sql`SELECT "from", "to" FROM redirects`);
  return new Map(rows.map((row) => [String(row.from), String(row.to)]));
};
