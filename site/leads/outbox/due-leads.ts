import { getSqlDatabase } from '@ev-site/content/database/sql.ts';
import type { Lead } from '@ev-site/content/payload-types.ts';
import type { Payload } from 'payload';

/** How long a worker may keep a lead before another takes it over. */
const leaseMs = 60_000;

/**
 * Takes up to `most` leads whose mails are due. One statement, so that two processes never hold the same lead:
 * PostgreSQL skips rows that another one is taking, SQLite lets one writer in at a time.
 */
export const leaseDueLeads = async (payload: Payload, most: number, now = Date.now()): Promise<Lead[]> => {
  const database = await getSqlDatabase(payload);
  const skip = payload.db.name === 'postgres' ? 'FOR UPDATE SKIP LOCKED' : '';
  const time = new Date(now).toISOString();
  const until = new Date(now + leaseMs).toISOString();
  const rows = await database.rows(
    `UPDATE leads SET lease_until = '${until}', attempts = attempts + 1 WHERE id IN (
       SELECT id FROM leads WHERE delivery = 'due' AND next_attempt_at <= '${time}'
         AND (lease_until IS NULL OR lease_until <= '${time}')
       ORDER BY next_attempt_at LIMIT ${Math.floor(most)} ${skip}
     ) RETURNING id`,
  );
  if (rows.length === 0) return [];
  const { docs } = await payload.db.find<Lead>({
    collection: 'leads',
    where: { id: { in: rows.map(({ id }) => Number(id)) } },
    pagination: false,
    limit: most,
  });
  return docs;
};

/** What a delivery has reached; a time that is set means that this part is done for good. */
export interface Progress {
  notifiedAt?: string | null | undefined;
  receiptAt?: string | null | undefined;
  webhookAt?: string | null | undefined;
}

/** Gives a lead back: done, to be tried again, or failed. */
export const releaseLead = async (
  payload: Payload,
  id: number,
  progress: Progress,
  outcome: { delivery: 'done' | 'due' | 'failed'; nextAttemptAt?: Date; lastProblem?: string },
): Promise<void> => {
  const { delivery, nextAttemptAt, lastProblem } = outcome;
  await payload.db.updateOne({
    collection: 'leads',
    id,
    data: {
      ...progress,
      delivery,
      leaseUntil: null,
      ...(nextAttemptAt ? { nextAttemptAt: nextAttemptAt.toISOString() } : {}),
      lastProblem: lastProblem ?? null,
    },
    returning: false,
  });
};
