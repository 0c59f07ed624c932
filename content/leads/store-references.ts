import type { Payload } from 'payload';
import { getSqlDatabase } from '../database/sql.ts';
import { joinSql, sql } from '../database/statement.ts';
import { reckonReference } from './reference.ts';

/** Leads in one statement. On SQLite it blocks the process for some milliseconds. */
const atOnce = 500;

/**
 * Stores the numbers of leads that have none: of new leads a second after they came, and of all that programs before
 * this column have taken. Many processes may do so at the same time, and it may end anywhere.
 * @param stopped aborted when no further statement should begin
 */
export const storeReferences = async (payload: Payload, stopped?: AbortSignal): Promise<void> => {
  const { rows, skipTaken } = await getSqlDatabase(payload);
  let stored = atOnce;
  while (stored === atOnce && !stopped?.aborted) {
    const found = await rows(sql`SELECT id FROM leads WHERE reference IS NULL ORDER BY id LIMIT ${atOnce}`);
    if (found.length === 0) return;
    const ids = found.map(({ id }) => Number(id));
    const numbers = ids.map((id) => sql`(${id}, ${reckonReference(payload.secret, id)})`);
    const done = await rows(
      sql`WITH reckoned (id, number) AS (VALUES ${joinSql(numbers)}),
         free AS MATERIALIZED (SELECT id FROM leads WHERE id IN (${joinSql(ids)}) AND reference IS NULL ${skipTaken})
       UPDATE leads SET reference = reckoned.number FROM reckoned
       WHERE leads.id = reckoned.id AND leads.id IN (SELECT id FROM free) RETURNING leads.id`,
    );
    stored = done.length;
  }
};
