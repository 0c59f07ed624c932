import type { CollectionSlug, DataFromCollectionSlug, Payload } from 'payload';
import { day } from '../time/spans-of-time.ts';
import { requireDatabaseFile } from './database-file.ts';
import { getSqlDatabase, toTable } from './sql.ts';

/** Rows that are to be taken, as SQL. */
interface Wanted {
  table: string;
  /** The condition on a row. */
  where: string;
  /** Which come first. */
  orderBy: string;
  /** What changes when a row is taken, so that it does not fulfil the condition any more. */
  set: string;
  /** Rows at a time. */
  most: number;
}

/** Takes rows. One statement, so of many processes that ask at once one gets each. @returns their numbers, the smallest first. */
export const takeRows = async (
  payload: Payload,
  { table, where, orderBy, set, most }: Wanted,
): Promise<number[]> => {
  // What is taken is done by what is saved after it, and nothing is saved to a file that is gone.
  await requireDatabaseFile(payload.db);
  const { rows, skipTaken } = await getSqlDatabase(payload);
  // Looked at each second by every process: mostly there is nothing, and then nothing is written.
  if ((await rows(`SELECT id FROM ${table} WHERE ${where} LIMIT 1`)).length === 0) return [];
  // Materialized: PostgreSQL may ask a question after IN anew for each row of the table, and what it took before is
  // passed over then, so that one after the other takes all.
  const taken = await rows(
    `WITH wanted AS MATERIALIZED (
       SELECT id FROM ${table} WHERE ${where} ORDER BY ${orderBy} LIMIT ${most} ${skipTaken}
     ) UPDATE ${table} SET ${set} WHERE id IN (SELECT id FROM wanted) RETURNING id`,
  );
  return taken.map(({ id }) => Number(id)).toSorted((a, b) => a - b);
};

/** Rows that wait for a time of their own, and how they are taken. */
interface Waiting {
  table: string;
  /** The column with the time at which a row is due; NULL where it waits for nothing. */
  column: string;
  /** A further condition of SQL. */
  where?: string;
  /** Its time may lie days ahead, as the end of a term does. */
  isTerm?: boolean;
  /** What changes besides when a row is taken, as SQL: "attempts = attempts + 1". */
  set?: string;
  /** Rows at a time. */
  most: number;
  /** After this time a row that was taken and not settled is taken again (ms). */
  leaseMs: number;
}

/** What was taken: numbers of rows, the smallest first. */
export interface Taken {
  ids: number[];
  /** The time that their column has now, by which whoever settles one sees that it is still his. */
  until: string;
}

/**
 * A condition on rows that wait while they are in the trash. Said so that SQLite, which has no statistics here, goes by
 * the time of the rows all the same, and not by its index of the trash.
 */
export const isKept = '(deleted_at IS NULL) IS TRUE';

/** Nothing waits so long (ms) for its next try, and the clocks of two hosts differ by less. */
const longestWaitMs = day;

/** Lets rows be due whose time was set by a clock that ran ahead: it may be years away. */
export const bringBack = (
  payload: Payload,
  { table, column, where = 'TRUE', most }: Pick<Waiting, 'table' | 'column' | 'where' | 'most'>,
  now: number,
): Promise<number[]> =>
  takeRows(payload, {
    table,
    where: `${column} > '${new Date(now + longestWaitMs).toISOString()}' AND ${where}`,
    orderBy: `${column}, id`,
    set: `${column} = '${new Date(now).toISOString()}'`,
    most,
  });

/** Takes rows whose time has come. */
export const takeWaiting = async (
  payload: Payload,
  { table, column, where = 'TRUE', isTerm = false, set, most, leaseMs }: Waiting,
  now: number,
): Promise<Taken> => {
  if (!isTerm) await bringBack(payload, { table, column, where, most }, now);
  const until = new Date(now + leaseMs).toISOString();
  const ids = await takeRows(payload, {
    table,
    where: `${column} <= '${new Date(now).toISOString()}' AND ${where}`,
    orderBy: `${column}, id`,
    set: `${column} = '${until}'${set ? `, ${set}` : ''}`,
    most,
  });
  return { ids, until };
};

/** A row in hand. */
interface RowInHand {
  table: string;
  column: string;
  id: number;
  /** What its column has had since it was taken. */
  until: string;
}

/**
 * Changes a row that was taken.
 * @param set what changes, as SQL
 * @returns false, and nothing changes, where it is somebody else's by now.
 */
export const settleTaken = async (
  payload: Payload,
  { table, column, id, until }: RowInHand,
  set: string,
): Promise<boolean> => {
  const { rows } = await getSqlDatabase(payload);
  const settled = await rows(
    `UPDATE ${table} SET ${set} WHERE id = ${id} AND ${column} = '${until}' RETURNING id`,
  );
  return settled.length === 1;
};

/** Takes the row of a collection whose time came first, as `takeWaiting` does; null where there is none. */
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
 * Works off one after the other, until none is left or no more is to be begun.
 * @param take takes the next; null where there is none
 */
export const workOff = async <Taken>(
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
