import { getSqlDatabase, toSqlText } from '@ev-site/content/database/sql.ts';
import type { Lead } from '@ev-site/content/payload-types.ts';
import { minute } from '@ev-site/content/time/spans-of-time.ts';
import type { Payload } from 'payload';
import type { Service } from '../../metrics/outbox.ts';
import type { Progress } from './deliver-lead.ts';
import { leaseRows } from './lease-rows.ts';

/** How long a lease lasts. Then another worker takes the lead over, unless the holder renews the lease in time. */
export const leaseMs = minute;

/** SQL condition on a lead: this service is still due for it. */
export const owedTo: Record<Service, string> = {
  mail: '(notified_at IS NULL OR (receipt_wanted AND receipt_at IS NULL))',
  webhook: 'webhook_at IS NULL',
};

/**
 * SQL conditions on an older lead of the same sender, matched by phone number or else by mail address. Each condition
 * uses one index, lead by lead: without the OFFSET, PostgreSQL may turn it into a join that compares all with all where
 * thousands of leads come from one number.
 */
const ofSameSender = [
  `older.phone_digits = leads.phone_digits AND leads.phone_digits <> ''`,
  `older.email = leads.email AND leads.email <> '' AND COALESCE(leads.phone_digits, '') = '' AND COALESCE(older.phone_digits, '') = ''`,
];

/**
 * Leases up to `most` leads whose time has come and for which one of the services (or any) is due. Takes only the
 * oldest lead of each sender, so that the second is not delivered before the first. A lead that has failed on its own
 * and waits for its next try does not block later ones.
 */
export const leaseDueLeads = async (
  payload: Payload,
  most: number,
  owing: readonly Service[] | 'any',
  now = Date.now(),
): Promise<Lead[]> => {
  if (owing.length === 0) return [];
  const time = new Date(now).toISOString();
  const owes = owing === 'any' ? 'TRUE' : `(${owing.map((service) => owedTo[service]).join(' OR ')})`;
  const isFirst = ofSameSender.map(
    (same) =>
      `NOT EXISTS (SELECT 1 FROM leads AS older WHERE older.delivery = 'due' AND ${same} AND older.id < leads.id
       AND ${owes} AND (older.next_attempt_at <= '${time}' OR older.lease_until > '${time}') LIMIT 1 OFFSET 0)`,
  );
  const also = [owes, ...isFirst].join(' AND ');
  const waits = "delivery = 'due'";
  const orderBy = 'next_attempt_at, id';
  return leaseRows(payload, { collection: 'leads', waits, also, orderBy, most, leaseMs, now });
};

/** Renews the leases of leads that are still in progress, however slowly, so that no other worker takes them over. */
export const renewLeases = async (payload: Payload, ids: readonly number[], now: number): Promise<void> => {
  if (ids.length === 0) return;
  const { run } = await getSqlDatabase(payload);
  const until = new Date(now + leaseMs).toISOString();
  // A lead that was released meanwhile stays free.
  await run(
    `UPDATE leads SET lease_until = '${until}' WHERE id IN (${ids.join(', ')}) AND lease_until IS NOT NULL`,
  );
};

/** Releases a lead: done, to be tried again, or failed. Parts that another worker has noted as done stay done. */
export const releaseLead = async (
  payload: Payload,
  id: number,
  progress: Progress,
  outcome: {
    delivery: 'done' | 'due' | 'failed';
    nextAttemptAt?: Date;
    /** Why the delivery failed; undefined keeps the stored reason, null clears it. */
    lastProblem?: string | null;
    /** New number of counted tries. */
    attempts?: number;
    /** Time of the first failure, as an ISO date and time. */
    triedSince?: string;
  },
): Promise<void> => {
  const { delivery, nextAttemptAt, lastProblem, attempts, triedSince } = outcome;
  const columns: Record<string, string | number | boolean | null | undefined> = {
    notified_at: progress.notifiedAt ?? undefined,
    receipt_at: progress.receiptAt ?? undefined,
    receipt_wanted: progress.receiptWanted,
    webhook_at: progress.webhookAt ?? undefined,
    delivery,
    lease_until: null,
    next_attempt_at: nextAttemptAt?.toISOString(),
    last_problem: lastProblem,
    attempts,
    tried_since: triedSince,
  };
  const toValue = (value: string | number | boolean | null) =>
    typeof value === 'string' ? toSqlText(value) : String(value).toUpperCase();
  const set = Object.entries(columns).flatMap(([column, value]) =>
    value === undefined ? [] : [`${column} = ${toValue(value)}`],
  );
  const { run } = await getSqlDatabase(payload);
  await run(`UPDATE leads SET ${set.join(', ')} WHERE id = ${id}`);
};
