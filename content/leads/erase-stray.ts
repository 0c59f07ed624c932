import type { Payload } from 'payload';
import { getSqlDatabase } from '../database/sql.ts';

/** Numbers of rows that one question goes through: visitors wait for each on SQLite, which works while it is asked. */
const range = 20_000;

/**
 * Erases the rows of a table whose lead is gone, as after a kill between the two. They are found by reading, so that
 * nobody who writes waits for a way through the whole table.
 * @param stopped aborted where no more is to be begun
 */
export const eraseStray = async (
  payload: Payload,
  table: 'lead_log' | 'lead_routes',
  stopped?: AbortSignal,
): Promise<void> => {
  const { rows, run } = await getSqlDatabase(payload);
  const [{ first, last } = {}] = await rows(
    `SELECT (SELECT MIN(id) FROM ${table}) AS first, (SELECT MAX(id) FROM ${table}) AS last`,
  );
  for (let from = Number(first); from <= Number(last) && !stopped?.aborted; from += range) {
    const stray = await rows(
      `SELECT id FROM ${table} WHERE id >= ${from} AND id < ${from + range}
         AND NOT EXISTS (SELECT 1 FROM leads WHERE leads.id = ${table}.lead)`,
    );
    if (stray.length > 0)
      await run(`DELETE FROM ${table} WHERE id IN (${stray.map(({ id }) => Number(id)).join(', ')})`);
  }
};
