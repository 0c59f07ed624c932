import { setTimeout as delay } from 'node:timers/promises';
import type { Payload } from 'payload';
import { getSqlDatabase, isPostgres } from './sql.ts';
import { sql } from './statement.ts';

/** After how long the log is tried again. */
const pauseMs = 50;

/**
 * After something was erased: brings SQLite's log of changes into the file, where what was erased is overwritten with zeros
 * (`secure_delete`, database/sqlite-client.ts), and empties it. Other programs that read or write at this moment are waited
 * for; who reads on for longer keeps part of the log, which the next time takes. PostgreSQL does the like by itself
 * (autovacuum).
 */
export const wipeFreedPages = async (payload: Payload, patienceMs = 5000): Promise<void> => {
  if (isPostgres(payload)) return;
  const database = await getSqlDatabase(payload);
  const until = performance.now() + patienceMs;
  for (;;) {
    // It is no error that somebody is in the way: the answer says so.
    const [found] = await database.rows(sql`PRAGMA wal_checkpoint(TRUNCATE)`);
    if (Number(found?.busy) === 0) return;
    if (performance.now() > until) break;
    await delay(pauseMs);
  }
  payload.logger.warn(
    'SQLite’s log could not be emptied after something was erased; the next sweep tries again',
  );
};
