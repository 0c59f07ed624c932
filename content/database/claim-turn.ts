import type { Payload } from 'payload';
import { getSqlDatabase } from './sql.ts';

/** Works that only one of all processes, on however many machines, is to do at a time; and tries, of which there are so many. */
export type Work = 'sweep' | 'resume-space' | `password of ${number}, try ${number}`;

const toKey = (work: Work): string => `'turn: ${work}'`;

/**
 * Asks for the turn at a work. One statement over a unique key, so of many that ask at once one gets it; nobody else gets it for
 * `forMs`, whatever becomes of the one who has it. A turn of a time to come was taken by a clock that ran ahead, and
 * holds nobody up.
 */
export const claimTurn = async (
  payload: Payload,
  work: Work,
  forMs: number,
  now = Date.now(),
): Promise<boolean> => {
  const database = await getSqlDatabase(payload);
  // Payload's own table of keys and values. A number of 13 digits compares alike as JSON and as text.
  const rows = await database.rows(
    `INSERT INTO payload_kv (key, data) VALUES (${toKey(work)}, '${now}')
     ON CONFLICT (key) DO UPDATE SET data = excluded.data
       WHERE payload_kv.data <= '${now - forMs}' OR payload_kv.data > '${now + forMs}'
     RETURNING key`,
  );
  return rows.length === 1;
};

/** Gives a turn back before its time is over. */
export const giveTurnBack = async (payload: Payload, work: Work): Promise<void> => {
  const database = await getSqlDatabase(payload);
  await database.run(`DELETE FROM payload_kv WHERE key = ${toKey(work)}`);
};
