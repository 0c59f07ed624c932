import { hour } from '@ev-site/contract/spans-of-time.ts';
import type { CollectionSlug, DataFromCollectionSlug, Payload } from 'payload';
import { requireDatabaseFile } from './database-file.ts';
import { getSqlDatabase, toTable } from './sql.ts';
import { joinSql, nameSql, type Sql, sql } from './statement.ts';

/** Describes the rows to take, in SQL. */
interface Wanted {
  table: string;
  /** The condition on a row. */
  where: Sql;
  /** The order in which rows are taken. */
  orderBy: Sql;
  /** The change that takes a row, after which it does not fulfil the condition any more. */
  set: Sql;
  /** How many rows to take at a time. */
  most: number;
}

/**
 * Takes rows. It is one statement, so each row goes to one of many processes that ask at once.
 * @returns the ids, sorted
 */
export const takeRows = async (
  payload: Payload,
  { table, where, orderBy, set, most }: Wanted,
): Promise<number[]> => {
  // After rows are taken, the work on them is saved. Nothing may be saved to a file that is gone.
  await requireDatabaseFile(payload.db);
  const { rows, skipTaken } = await getSqlDatabase(payload);
  // Every process polls this each second. Mostly there is no row, and then nothing is written.
  if ((await rows(sql`SELECT id FROM ${nameSql(table)} WHERE ${where} LIMIT 1`)).length === 0) return [];
  // Without MATERIALIZED, PostgreSQL may run the subquery again for each row of the table. It then skips the rows that
  // are already taken, and so takes all of them one after the other.
  const taken = await rows(
    sql`WITH wanted AS MATERIALIZED (
       SELECT id FROM ${nameSql(table)} WHERE ${where} ORDER BY ${orderBy} LIMIT ${most} ${skipTaken}
     ) UPDATE ${nameSql(table)} SET ${set} WHERE id IN (SELECT id FROM wanted) RETURNING id`,
  );
  return taken.map(({ id }) => Number(id)).toSorted((a, b) => a - b);
};

/** Describes rows that wait for a time of their own, and how they are taken. */
interface Waiting {
  table: string;
  /** The column with the time when a row is due; NULL if it waits for nothing. */
  column: string;
  /** A further condition, in SQL. */
  where?: Sql;
  /** Whether the time may be many days ahead, as at the end of a period. */
  isTerm?: boolean;
  /** Further changes when a row is taken, in SQL, e.g. "attempts = attempts + 1". */
  set?: Sql;
  /** How many rows to take at a time. */
  most: number;
  /** Lease (ms): after this time a row that was taken and not settled is taken again. */
  leaseMs: number;
}

/** The ids of the rows that were taken, sorted. */
export interface Taken {
  ids: number[];
  /** The value of their time column now. By it, a process that settles a row sees that it still holds the lease. */
  until: string;
}

/**
 * True for rows that are not in the trash: rows in the trash wait until they are restored. It is written in this form
 * because SQLite, which has no statistics here, would otherwise use the index on the trash and not the one on the
 * time.
 */
export const notInTrash = sql`(deleted_at IS NULL) IS TRUE`;

/**
 * Longer (ms) than any wait for the next try, and than the difference of two hosts' clocks. Shorter than the 5.5 hours
 * by which a clock is ahead that takes the time of India for UTC.
 */
const longestWaitMs = 2 * hour;

/** Makes rows due whose time was set by a clock that ran ahead: that time may be hours or years away. */
export const resetFarTimes = (
  payload: Payload,
  { table, column, where = sql`TRUE`, most }: Pick<Waiting, 'table' | 'column' | 'where' | 'most'>,
  now: number,
): Promise<number[]> =>
  takeRows(payload, {
    table,
    where: sql`${nameSql(column)} > ${new Date(now + longestWaitMs).toISOString()} AND ${where}`,
    orderBy: sql`${nameSql(column)}, id`,
    set: sql`${nameSql(column)} = ${new Date(now).toISOString()}`,
    most,
  });

/** Takes rows that are due. */
export const takeWaiting = async (
  payload: Payload,
  { table, column, where = sql`TRUE`, isTerm = false, set, most, leaseMs }: Waiting,
  now: number,
): Promise<Taken> => {
  if (!isTerm) await resetFarTimes(payload, { table, column, where, most }, now);
  const until = new Date(now + leaseMs).toISOString();
  const ids = await takeRows(payload, {
    table,
    where: sql`${nameSql(column)} <= ${new Date(now).toISOString()} AND ${where}`,
    orderBy: sql`${nameSql(column)}, id`,
    set: joinSql([sql`${nameSql(column)} = ${until}`, ...(set ? [set] : [])]),
    most,
  });
  return { ids, until };
};

/** A row that was taken. */
interface RowInHand {
  table: string;
  column: string;
  id: number;
  /** The value of its time column since it was taken. */
  until: string;
}

/**
 * Changes a row that was taken.
 * @param set the change, in SQL
 * @returns false, without a change, if another process has taken the row meanwhile.
 */
export const updateIfHeld = async (
  payload: Payload,
  { table, column, id, until }: RowInHand,
  set: Sql,
): Promise<boolean> => {
  const { rows } = await getSqlDatabase(payload);
  const settled = await rows(
    sql`UPDATE ${nameSql(table)} SET ${set} WHERE id = ${id} AND ${nameSql(column)} = ${until} RETURNING id`,
  );
  return settled.length === 1;
};

/** Takes the row of a collection that has been due for longest, as `takeWaiting` does; null if there is none. */
export const takeNext = async <Slug extends CollectionSlug>(
  payload: Payload,
  collection: Slug,
  waiting: Omit<Waiting, 'table' | 'most'>,
  now: number,
): Promise<{ row: DataFromCollectionSlug<Slug>; until: string } | null> => {
  const table = toTable(collection);
  const { ids, until } = await takeWaiting(payload, { ...waiting, table, most: 1 }, now);
  const [id] = ids;
  if (id === undefined) return null;
  const row = await payload.db.findOne<DataFromCollectionSlug<Slug> & { id: number }>({
    collection,
    where: { id: { equals: id } },
  });
  return row && { row, until };
};

/**
 * Works through items one by one, until none is left or the signal stops it.
 * @param take takes the next item; null if there is none
 */
export const processAll = async <Taken>(
  take: () => Promise<Taken | null>,
  work: (taken: Taken) => Promise<void>,
  stopped?: AbortSignal,
): Promise<void> => {
  while (!stopped?.aborted) {
    const taken = await take();
    if (!taken) return;
    await work(taken);
  }
};
