import type { CollectionSlug, DataFromCollectionSlug, Payload } from 'payload';
import { getSqlDatabase } from './sql.ts';

/** Rows that wait for a time of their own, and how they are taken. */
interface Waiting {
  table: string;
  /** The column with the time at which a row is due; NULL where it waits for nothing. */
  column: string;
  /** A further condition of SQL. */
  where?: string;
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

/** Takes rows whose time has come. One statement, so of many processes that ask at once one gets each. */
export const takeWaiting = async (
  payload: Payload,
  { table, column, where = 'TRUE', set, most, leaseMs }: Waiting,
  now: number,
): Promise<Taken> => {
  const { rows, skipTaken } = await getSqlDatabase(payload);
  const until = new Date(now + leaseMs).toISOString();
  const due = `${column} <= '${new Date(now).toISOString()}' AND ${where}`;
  // Looked at each second by every process: mostly there is nothing, and then nothing is written.
  if ((await rows(`SELECT id FROM ${table} WHERE ${due} LIMIT 1`)).length === 0) return { ids: [], until };
  const taken = await rows(
    `UPDATE ${table} SET ${column} = '${until}'${set ? `, ${set}` : ''} WHERE id IN (
       SELECT id FROM ${table} WHERE ${due} ORDER BY ${column}, id LIMIT ${most} ${skipTaken}
     ) RETURNING id`,
  );
  return { ids: taken.map(({ id }) => Number(id)).toSorted((a, b) => a - b), until };
};

/** Takes the row of a collection whose time came first, as `takeWaiting` does; null where there is none. */
export const takeNext = async <Slug extends CollectionSlug>(
  payload: Payload,
  collection: Slug,
  waiting: Omit<Waiting, 'table' | 'most'>,
  now: number,
): Promise<{ row: DataFromCollectionSlug<Slug>; until: string } | null> => {
  const table = collection.replaceAll('-', '_');
  const { ids, until } = await takeWaiting(payload, { ...waiting, table, most: 1 }, now);
  const [id] = ids;
  if (id === undefined) return null;
  const row = await payload.db.findOne<DataFromCollectionSlug<Slug> & { id: number }>({
    collection,
    where: { id: { equals: id } },
  });
  return row && { row, until };
};
