import { getSqlDatabase, type Row } from '@ev-site/content/database/sql.ts';
import { joinSql, nameSql, type Sql, sql } from '@ev-site/content/database/statement.ts';
import type { Lead } from '@ev-site/content/payload-types.ts';
import { minute } from '@ev-site/contract/spans-of-time.ts';
import type { Payload } from 'payload';
import type { Service } from '../../metrics/outbox.ts';
import type { DoneAt, Progress } from './deliver-lead.ts';
import { leaseRows } from './lease-rows.ts';

/** How long a lease lasts. Then another worker takes the lead over, unless the holder renews the lease in time. */
export const leaseMs = minute;

/** SQL condition on a lead: this service is still due for it. */
export const dueConditions: Record<Service, Sql> = {
  mail: sql`(notified_at IS NULL OR (receipt_wanted AND receipt_at IS NULL))`,
  webhook: sql`webhook_at IS NULL`,
};

/**
 * SQL conditions on an older lead of the same sender, matched by phone number or else by mail address. Each condition
 * uses one index, lead by lead: without the OFFSET, PostgreSQL may turn it into a join that compares all with all where
 * thousands of leads come from one number.
 */
const ofSameSender = [
  sql`older.phone_digits = leads.phone_digits AND leads.phone_digits <> ''`,
  sql`older.email = leads.email AND leads.email <> '' AND COALESCE(leads.phone_digits, '') = '' AND COALESCE(older.phone_digits, '') = ''`,
];

/** The lease of one worker on leads that it took together. */
export interface Lease {
  leads: Lead[];
  /** What this worker has written into `lease_until`: a lead that has one of these values is still in its hand. */
  untils: string[];
}

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
): Promise<Lease> => {
  if (owing.length === 0) return { leads: [], untils: [] };
  const time = new Date(now).toISOString();
  const conditions = owing === 'any' ? [true] : owing.map((service) => dueConditions[service]);
  const owes = sql`(${joinSql(conditions, ' OR ')})`;
  const isFirst = ofSameSender.map(
    (same) =>
      sql`NOT EXISTS (SELECT 1 FROM leads AS older WHERE older.delivery = 'due' AND ${same} AND older.id < leads.id
       AND ${owes} AND (older.next_attempt_at <= ${time} OR older.lease_until > ${time}) LIMIT 1 OFFSET 0)`,
  );
  const also = joinSql([owes, ...isFirst], ' AND ');
  const waits = sql`delivery = 'due'`;
  const orderBy = sql`next_attempt_at, id`;
  const wanted = { collection: 'leads', waits, also, orderBy, most, leaseMs, now } as const;
  const { rows: leads, until } = await leaseRows(payload, wanted);
  return { leads, untils: [until] };
};

/** SQL condition on a lead: it is still in the hand of this worker, neither released nor taken over by another. */
const isInHand = ({ untils }: Lease): Sql => sql`lease_until IN (${joinSql(untils)})`;

/**
 * Runs a statement on a lead, if the lead is in the hand of this worker. A renewal that is sent later, on another
 * connection, may be executed first: then the statement, which does not know the renewed lease, runs again.
 * @param toStatement receives the SQL condition on the lead, and makes a statement that returns its row
 */
const runInHand = async (
  payload: Payload,
  lease: Lease,
  id: number,
  toStatement: (where: Sql) => Sql,
): Promise<Row | undefined> => {
  const { rows } = await getSqlDatabase(payload);
  let known = 0;
  while (known < lease.untils.length) {
    known = lease.untils.length;
    const [row] = await rows(toStatement(sql`id = ${id} AND ${isInHand(lease)}`));
    if (row) return row;
  }
  return undefined;
};

/** Renews the lease on leads that are still in progress, however slowly, so that no other worker takes them over. */
export const renewLease = async (
  payload: Payload,
  lease: Lease,
  ids: readonly number[],
  now: number,
): Promise<void> => {
  if (ids.length === 0) return;
  const { run } = await getSqlDatabase(payload);
  const until = new Date(now + leaseMs).toISOString();
  const where = sql`id IN (${joinSql(ids)}) AND ${isInHand(lease)}`;
  // Known before it is written: a lead may be released while this is under way.
  lease.untils.push(until);
  await run(sql`UPDATE leads SET lease_until = ${until} WHERE ${where}`);
};

/** Reads which parts of a lead's delivery are noted as done; null if the lead is not in this worker's hand any more. */
export const readInHand = async (
  payload: Payload,
  lease: Lease,
  id: number,
): Promise<Pick<Progress, DoneAt> | null> => {
  const row = await runInHand(
    payload,
    lease,
    id,
    (where) => sql`SELECT notified_at, receipt_at, webhook_at FROM leads WHERE ${where}`,
  );
  const toText = (time: unknown) => (time ? new Date(String(time)).toISOString() : null);
  return row
    ? {
        notifiedAt: toText(row.notified_at),
        receiptAt: toText(row.receipt_at),
        webhookAt: toText(row.webhook_at),
      }
    : null;
};

/** What becomes of a lead after a try. */
export interface Outcome {
  delivery: 'done' | 'due' | 'failed';
  nextAttemptAt?: Date;
  /** Why the delivery failed; undefined keeps the stored reason, null clears it. */
  lastProblem?: string | null;
  /** New number of counted tries. */
  attempts?: number;
  /** Time of the first failure, as an ISO date and time. */
  triedSince?: string;
}

/**
 * Releases a lead: done, to be tried again, or failed. If another worker has taken it over, only what was sent is noted,
 * and the outcome is left to that worker.
 * @returns whether the lead was still in this worker's hand
 */
export const releaseLead = async (
  payload: Payload,
  lease: Lease,
  id: number,
  progress: Progress,
  { delivery, nextAttemptAt, lastProblem, attempts, triedSince }: Outcome,
): Promise<boolean> => {
  const { notifiedAt, receiptAt, webhookAt, receiptWanted } = progress;
  const times = { notified_at: notifiedAt, receipt_at: receiptAt, webhook_at: webhookAt };
  const sent = Object.entries(times).flatMap(([column, time]) =>
    time ? [sql`${nameSql(column)} = COALESCE(${nameSql(column)}, ${time})`] : [],
  );
  if (receiptWanted === false) sent.push(sql`receipt_wanted = FALSE`);
  const columns: Record<string, string | number | null | undefined> = {
    delivery,
    lease_until: null,
    next_attempt_at: nextAttemptAt?.toISOString(),
    last_problem: lastProblem,
    attempts,
    tried_since: triedSince,
  };
  const settled = Object.entries(columns).flatMap(([column, value]) =>
    value === undefined ? [] : [sql`${nameSql(column)} = ${value}`],
  );
  const set = joinSql([...sent, ...settled]);
  const released = await runInHand(
    payload,
    lease,
    id,
    (where) => sql`UPDATE leads SET ${set} WHERE ${where} RETURNING id`,
  );
  if (released) return true;
  const { run } = await getSqlDatabase(payload);
  if (sent.length > 0) await run(sql`UPDATE leads SET ${joinSql(sent)} WHERE id = ${id}`);
  return false;
};
