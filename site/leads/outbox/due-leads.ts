import { getSqlDatabase } from '@ev-site/content/database/sql.ts';
import type { Lead } from '@ev-site/content/payload-types.ts';
import type { Payload } from 'payload';
import type { Progress } from './deliver-lead.ts';
import type { Service } from './services.ts';

/** How long a worker may keep a lead before another takes it over. */
const leaseMs = 60_000;

/** What a lead still owes to a service, as a condition on its row. */
export const owedTo: Record<Service, string> = {
  mail: '(notified_at IS NULL OR (receipt_wanted AND receipt_at IS NULL))',
  webhook: 'webhook_at IS NULL',
};

/** Whose leads are told one after the other: by number, else by address. */
const sender = "COALESCE(NULLIF(phone_digits, ''), NULLIF(email, ''), lead_key)";

/**
 * Takes up to `most` leads whose time has come and which owe something to one of the services, or to any; of each sender the
 * oldest alone, so that his second lead is not told before his first. One that has failed by itself and waits for its next try lets
 * later ones pass. One statement, so that
 * two processes never hold the same lead: PostgreSQL skips rows that another one is taking, SQLite lets one writer in
 * at a time.
 */
export const leaseDueLeads = async (
  payload: Payload,
  most: number,
  owing: readonly Service[] | 'any',
  now = Date.now(),
): Promise<Lead[]> => {
  if (owing.length === 0) return [];
  const database = await getSqlDatabase(payload);
  const skip = payload.db.name === 'postgres' ? 'FOR UPDATE SKIP LOCKED' : '';
  const time = new Date(now).toISOString();
  const until = new Date(now + leaseMs).toISOString();
  const owes = owing === 'any' ? 'TRUE' : `(${owing.map((service) => owedTo[service]).join(' OR ')})`;
  const rows = await database.rows(
    `UPDATE leads SET lease_until = '${until}', attempts = attempts + 1 WHERE id IN (
       SELECT id FROM leads WHERE delivery = 'due' AND next_attempt_at <= '${time}'
         AND (lease_until IS NULL OR lease_until <= '${time}')
         AND ${owes}
         AND id IN (SELECT MIN(id) FROM leads WHERE delivery = 'due' AND ${owes}
           AND (next_attempt_at <= '${time}' OR lease_until > '${time}') GROUP BY ${sender})
       ORDER BY next_attempt_at, id LIMIT ${Math.floor(most)} ${skip}
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

/** Gives a lead back: done, to be tried again, or failed. */
export const releaseLead = async (
  payload: Payload,
  id: number,
  progress: Progress,
  outcome: {
    delivery: 'done' | 'due' | 'failed';
    nextAttemptAt?: Date;
    lastProblem?: string;
    /** How many tries are counted from now on. */
    attempts?: number;
  },
): Promise<void> => {
  const { delivery, nextAttemptAt, lastProblem, attempts } = outcome;
  await payload.db.updateOne({
    collection: 'leads',
    id,
    data: {
      ...progress,
      delivery,
      leaseUntil: null,
      ...(nextAttemptAt ? { nextAttemptAt: nextAttemptAt.toISOString() } : {}),
      lastProblem: lastProblem ?? null,
      ...(attempts === undefined ? {} : { attempts }),
    },
    returning: false,
  });
};
