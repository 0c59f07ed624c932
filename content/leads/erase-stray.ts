import type { Payload } from 'payload';
import { getSqlDatabase } from '../database/sql.ts';
import { joinSql, nameSql, sql } from '../database/statement.ts';

/** Ids that one query covers. On SQLite a query blocks the process, so visitors wait for each one. */
const idsPerQuery = 20_000;

/**
 * Erases the rows of a table whose lead is gone, for example after the process was killed between the two deletions. A
 * read finds these rows first, so that no writer waits for a scan of the whole table.
 * @param stopped aborted when no further query should begin
 */
export const eraseStray = async (
  payload: Payload,
  table: 'lead_log' | 'lead_routes',
  stopped?: AbortSignal,
): Promise<void> => {
  const { rows, run } = await getSqlDatabase(payload);
  const name = nameSql(table);
  const [{ first, last } = {}] = await rows(
    sql`SELECT (SELECT MIN(id) FROM ${name}) AS first, (SELECT MAX(id) FROM ${name}) AS last`,
  );
  for (let from = Number(first); from <= Number(last) && !stopped?.aborted; from += idsPerQuery) {
    const stray = await rows(
      sql`SELECT id FROM ${name} WHERE id >= ${from} AND id < ${from + idsPerQuery}
         AND NOT EXISTS (SELECT 1 FROM leads WHERE leads.id = ${name}.lead)`,
    );
    if (stray.length > 0)
      await run(sql`DELETE FROM ${name} WHERE id IN (${joinSql(stray.map(({ id }) => Number(id)))})`);
  }
};
