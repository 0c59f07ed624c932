import { getSqlDatabase } from '@ev-site/content/database/sql.ts';
import { sql } from '@ev-site/content/database/statement.ts';
import type { Payload } from 'payload';
import { type Service, services } from '../../metrics/outbox.ts';
import type { Owed, OwedEvents } from '../../metrics/read-state.ts';
import { dueConditions } from './due-leads.ts';

/**
 * SQL condition on a lead: staff must act when this waits too long. A receipt does not count: it may wait for the
 * visitor's own mailbox, which staff cannot repair.
 */
const pressing: typeof dueConditions = { ...dueConditions, mail: sql`notified_at IS NULL` };

const nothing: Owed = { leads: 0, oldestSeconds: 0, attempts: 0, failed: 0 };

/** Counts the leads for which one service is due, with a single query over the index of `delivery`. */
const readOwed = async (payload: Payload, service: Service, now: number): Promise<Owed> => {
  const database = await getSqlDatabase(payload);
  const rows = await database.rows(
    sql`SELECT delivery, COUNT(*) AS leads, MAX(attempts) AS attempts,
            MIN(CASE WHEN ${pressing[service]} THEN COALESCE(tried_since, created_at) END) AS oldest FROM leads
       WHERE delivery IN ('due', 'failed') AND ${dueConditions[service]} GROUP BY delivery`,
  );
  const due = rows.find(({ delivery }) => delivery === 'due');
  const failed = rows.find(({ delivery }) => delivery === 'failed');
  const oldest = due?.oldest ? new Date(String(due.oldest)).getTime() : now;
  return {
    leads: Number(due?.leads ?? 0),
    oldestSeconds: Math.max(0, (now - oldest) / 1000),
    attempts: Number(due?.attempts ?? 0),
    failed: Number(failed?.leads ?? 0),
  };
};

/**
 * Counts the leads for which each service is due.
 * @param used services that the deployment has; nothing is due for the others
 */
export const readOutbox = async (
  payload: Payload,
  used: readonly Service[],
  now = Date.now(),
): Promise<Record<Service, Owed>> => {
  const owed = await Promise.all(
    services.map(async (service) => [
      service,
      used.includes(service) ? await readOwed(payload, service, now) : nothing,
    ]),
  );
  return Object.fromEntries(owed) as Record<Service, Owed>;
};

/**
 * Counts the changes and erasures of leads of which the webhook is still to be told. Events are kept 90 days, so there
 * are few rows.
 */
export const readOwedEvents = async (payload: Payload, now = Date.now()): Promise<OwedEvents> => {
  const database = await getSqlDatabase(payload);
  const rows = await database.rows(
    sql`SELECT state, COUNT(*) AS events, MIN(COALESCE(tried_since, at)) AS oldest FROM webhook_events
       WHERE state = 'failed' OR (state = 'due' AND event <> 'created') GROUP BY state`,
  );
  const due = rows.find(({ state }) => state === 'due');
  const failed = rows.find(({ state }) => state === 'failed');
  const oldest = due ? new Date(String(due.oldest)).getTime() : now;
  return {
    events: Number(due?.events ?? 0),
    oldestSeconds: Math.max(0, (now - oldest) / 1000),
    failed: Number(failed?.events ?? 0),
  };
};
