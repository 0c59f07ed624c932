import { getSqlDatabase, toSqlText } from '@ev-site/content/database/sql.ts';
import type { Lead } from '@ev-site/content/payload-types.ts';
import { minute } from '@ev-site/content/time/spans-of-time.ts';
import type { Payload } from 'payload';
import type { Service } from '../../metrics/outbox.ts';
import type { Progress } from './deliver-lead.ts';
import { leaseRows } from './lease-rows.ts';

/** How long a worker may keep a lead before another takes it over; one that still has it says so in time. */
export const leaseMs = minute;

/** What a lead still owes to a service, as a condition on its row. */
export const owedTo: Record<Service, string> = {
  mail: '(notified_at IS NULL OR (receipt_wanted AND receipt_at IS NULL))',
  webhook: 'webhook_at IS NULL',
};

/**
 * Conditions on an older lead of the same sender, who is known by his number, else by his address. Each asks one index, lead by
 * lead: without the OFFSET PostgreSQL may make a join of it, which compares all with all where thousands come from one number.
 */
const ofSameSender = [
  `older.phone_digits = leads.phone_digits AND leads.phone_digits <> ''`,
  `older.email = leads.email AND leads.email <> '' AND COALESCE(leads.phone_digits, '') = '' AND COALESCE(older.phone_digits, '') = ''`,
];

/**
 * Takes up to `most` leads whose time has come and which owe something to one of the services, or to any; of each sender the
 * oldest alone, so that his second lead is not told before his first. One that has failed by itself and waits for its
 * next try lets later ones pass.
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

/** Keeps leads that are still worked on, however slowly, from those who take over what nobody has in hand any more. */
export const renewLeases = async (payload: Payload, ids: readonly number[], now: number): Promise<void> => {
  if (ids.length === 0) return;
  const { run } = await getSqlDatabase(payload);
  const until = new Date(now + leaseMs).toISOString();
  // One that was given back meanwhile stays free.
  await run(
    `UPDATE leads SET lease_until = '${until}' WHERE id IN (${ids.join(', ')}) AND lease_until IS NOT NULL`,
  );
};

/** Gives a lead back: done, to be tried again, or failed. What another worker has noted as done stays so. */
export const releaseLead = async (
  payload: Payload,
  id: number,
  progress: Progress,
  outcome: {
    delivery: 'done' | 'due' | 'failed';
    nextAttemptAt?: Date;
    /** Why it could not be done; what is known of it stays where this is left out, and goes with null. */
    lastProblem?: string | null;
    /** How many tries are counted from now on. */
    attempts?: number;
    /** When it failed first, as an ISO date and time. */
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
