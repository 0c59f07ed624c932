import type { ContentReader } from '@ev-site/content/documents/read-in-language.ts';
import { isToCome, visibleOf } from '@ev-site/content/documents/visible.ts';
import { endOfDay, startOfDay } from '@ev-site/content/time/india-time.ts';
import type { DataFromCollectionSlug, Where } from 'payload';
import type { Readers } from './readers.ts';

/** When the next thing of a kind comes or leaves by itself, counted from `now`; null where none does. */
type NextOfKind = (readers: Readers, now: Date) => Promise<Date | null>;

/** The moment in a field of the record that comes first by it, of those that meet a condition; null where there is none. */
const findNext = async <Slug extends 'blogs' | 'jobs' | 'events' | 'assumptions'>(
  reader: ContentReader,
  collection: Slug,
  field: keyof DataFromCollectionSlug<Slug> & string,
  where: Where,
): Promise<Date | null> => {
  const { docs } = await reader.find({
    collection,
    where,
    sort: field,
    depth: 0,
    limit: 1,
    pagination: false,
    select: { [field]: true },
  });
  const moment = docs[0]?.[field];
  return typeof moment === 'string' ? new Date(moment) : null;
};

/** Not before today in India. */
const fromToday = (field: string, now: Date): Where => ({
  [field]: { greater_than_equal: startOfDay(now).toISOString() },
});

/** An article appears at its date. */
const nextArticle: NextOfKind = ({ content }, now) =>
  findNext(content, 'blogs', 'publishedAt', isToCome(now));

/** A position disappears when its last day has passed in India. */
const nextClosing: NextOfKind = async ({ content }, now) => {
  const where = { and: [visibleOf('jobs', now), { closesAt: { exists: true } }] };
  const last = await findNext(content, 'jobs', 'closesAt', where);
  return last && endOfDay(last);
};

/** An event is on when its first day begins in India. */
const nextBegin: NextOfKind = async ({ content }, now) => {
  const where = { date: { greater_than_equal: endOfDay(now).toISOString() } };
  const day = await findNext(content, 'events', 'date', where);
  return day && startOfDay(day);
};

/** It is over when its day has passed in India. */
const nextOver: NextOfKind = async ({ content }, now) => {
  const where = { and: [fromToday('date', now), { endsOn: { exists: false } }] };
  const day = await findNext(content, 'events', 'date', where);
  return day && endOfDay(day);
};

/** One of several days when the last has. */
const nextLastDay: NextOfKind = async ({ content }, now) => {
  const day = await findNext(content, 'events', 'endsOn', fromToday('endsOn', now));
  return day && endOfDay(day);
};

/** The day after one of an assumption's days, nearest first. */
const nextAfter =
  (field: 'endsOn' | 'reviewBy'): NextOfKind =>
  async ({ original }, now) => {
    const day = await findNext(original, 'assumptions', field, fromToday(field, now));
    return day && endOfDay(day);
  };

/** An incentive counts as 0 when its last day has passed in India. */
const nextEnd = nextAfter('endsOn');

/** A value says how old it is when the day of its review has passed in India. */
const nextReview = nextAfter('reviewBy');

// Everything that is bound to time has a line here.
const kinds: readonly NextOfKind[] = [
  nextArticle,
  nextClosing,
  nextBegin,
  nextOver,
  nextLastDay,
  nextEnd,
  nextReview,
];

/** The next moment at which something public changes although nobody edits anything; null where none is known. */
export const getNextChange = async (readers: Readers, now = new Date()): Promise<Date | null> => {
  const moments = await Promise.all(kinds.map((next) => next(readers, now)));
  const [first] = moments.flatMap((moment) => moment ?? []).toSorted((a, b) => a.getTime() - b.getTime());
  return first ?? null;
};
