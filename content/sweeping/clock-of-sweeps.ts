import { day } from '@ev-site/contract/spans-of-time.ts';
import type { CollectionSlug, Payload } from 'payload';
import { putKey, readKey } from '../database/key-value.ts';
import { sql } from '../database/statement.ts';

/** How much later than the last sweep it may be by the clock: a site sweeps each six hours. */
const longestRest = 60 * day;

const key = 'last sweep';
const wholeKey = 'last whole sweep';

const readNewest = async (payload: Payload, collection: CollectionSlug, field: 'createdAt' | 'at') => {
  const { docs } = await payload.db.find<Partial<Record<typeof field, string>>>({
    collection,
    sort: `-${field}`,
    limit: 1,
    pagination: false,
  });
  return Date.parse(docs[0]?.[field] ?? '');
};

/** The last moment at which the clock can be held to have been right; undefined where nothing is stored yet. */
const readLastMoment = async (payload: Payload): Promise<number | undefined> => {
  const noted = await readKey(payload, key);
  // What came since may have been stored by a clock that ran ahead already.
  if (noted) return Number(noted);
  const newest = await Promise.all([
    readNewest(payload, 'leads', 'createdAt'),
    readNewest(payload, 'audit-log', 'at'),
  ]);
  const known = newest.filter((moment) => !Number.isNaN(moment));
  return known.length > 0 ? Math.max(...known) : undefined;
};

/**
 * Whether the clock is so far ahead of what is stored that it may be wrong: a mistyped year would erase every lead. A
 * site that was really off for so long is swept by hand once.
 */
export const isClockFarAhead = async (payload: Payload, now = Date.now()): Promise<boolean> => {
  const last = await readLastMoment(payload);
  return last !== undefined && now - last > longestRest;
};

/** Notes a sweep that failed at nothing. */
export const noteWholeSweep = async (payload: Payload, now = Date.now()): Promise<void> => {
  await putKey(payload, wholeKey, now);
};

/** Seconds since a sweep failed at nothing; where none has, since the first one began. Undefined before that. */
export const readSweepAge = async (payload: Payload, now = Date.now()): Promise<number | undefined> => {
  const noted = await readKey(payload, wholeKey);
  return noted === undefined ? noted : Math.max(0, (now - Number(noted)) / 1000);
};

/**
 * Notes a sweep that begins, by a clock that is believed. One that runs behind leaves the note of before: set right
 * again it would seem to be far ahead.
 * @param isClockRight whether a person says so: what was noted by one that ran ahead goes then
 */
export const noteSweep = async (payload: Payload, now = Date.now(), isClockRight = false): Promise<void> => {
  const known = sql`CAST(payload_kv.data AS BIGINT)`;
  await putKey(payload, key, now, isClockRight ? undefined : sql`${known} < ${now}`);
  // One that never comes to its end is seen by this, also where a clock that ran ahead noted the last that did.
  await putKey(payload, wholeKey, now, sql`${known} > ${now}`);
};
