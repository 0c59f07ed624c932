import { toTable } from '@ev-site/content/database/sql.ts';
import { type Sql, sql } from '@ev-site/content/database/statement.ts';
import { resetFarTimes, takeRows } from '@ev-site/content/database/take-waiting.ts';
import type { DataFromCollectionSlug, Payload } from 'payload';

/** Selects the rows of an outbox to be leased; conditions and order as SQL. */
interface Wanted<Slug> {
  collection: Slug;
  /** Condition of rows that wait for their time. */
  waits: Sql;
  /** Further condition, for rows whose time has come. */
  also: Sql;
  orderBy: Sql;
  /** Highest number of rows to lease. */
  most: number;
  /** Length of the lease (ms). */
  leaseMs: number;
  now: number;
}

/** Rows that one worker has leased together. */
interface Leased<Row> {
  /** Oldest first. */
  rows: Row[];
  /** The value of their `lease_until`. A row that has another value now is not in this worker's hand any more. */
  until: string;
}

/** Leases rows whose time has come; two processes never hold the same row. */
export const leaseRows = async <Slug extends 'leads' | 'webhook-events'>(
  payload: Payload,
  { collection, waits, also, orderBy, most, leaseMs, now }: Wanted<Slug>,
): Promise<Leased<DataFromCollectionSlug<Slug>>> => {
  const table = toTable(collection);
  await resetFarTimes(payload, { table, column: 'next_attempt_at', where: waits, most }, now);
  const until = new Date(now + leaseMs).toISOString();
  const at = (ms: number) => new Date(now + ms).toISOString();
  // A lease that ends later than that was taken by a process whose clock ran ahead by more than the length of a lease.
  // One length is tolerated, because clocks of several machines never agree to the second.
  const isFree = sql`(lease_until IS NULL OR lease_until <= ${at(0)} OR lease_until > ${at(2 * leaseMs)})`;
  const where = sql`${waits} AND next_attempt_at <= ${at(0)} AND ${isFree} AND ${also}`;
  const set = sql`lease_until = ${until}, attempts = attempts + 1`;
  const ids = await takeRows(payload, { table, where, orderBy, set, most });
  if (ids.length === 0) return { rows: [], until };
  const { docs } = await payload.db.find<DataFromCollectionSlug<Slug>>({
    collection,
    where: { id: { in: ids } },
    sort: 'id',
    pagination: false,
    limit: most,
  });
  return { rows: docs, until };
};
