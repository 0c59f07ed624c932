import type { ContentReader } from '@ev-site/content/documents/read-in-language.ts';
import { whereCurrent, whereToCome } from '@ev-site/content/documents/visible.ts';
import { endOfDay, startOfDay } from '@ev-site/content/time/india-time.ts';
import type { DataFromCollectionSlug, Where } from 'payload';
import type { Readers } from './readers.ts';

/** Time of the next change of this kind that happens without an edit, after `now`; null where none is due. */
type NextOfKind = (readers: Readers, now: Date) => Promise<Date | null>;

/** The earliest value of a date field among the records that meet a condition; null where there is none. */
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

/** Condition: the field is not before today in India. */
const fromToday = (field: string, now: Date): Where => ({
  [field]: { greater_than_equal: startOfDay(now).toISOString() },
});

/** An article appears at its date. */
const nextArticle: NextOfKind = ({ content }, now) =>
  findNext(content, 'blogs', 'publishedAt', whereToCome(now));

/** A position disappears when its last day has passed in India. */
const nextClosing: NextOfKind = async ({ content }, now) => {
  const where = { and: [whereCurrent('jobs', now), { closesAt: { exists: true } }] };
  const last = await findNext(content, 'jobs', 'closesAt', where);
  return last && endOfDay(last);
};

/** An event begins with its first day in India. */
const nextBegin: NextOfKind = async ({ content }, now) => {
  const where = { date: { greater_than_equal: endOfDay(now).toISOString() } };
  const day = await findNext(content, 'events', 'date', where);
  return day && startOfDay(day);
};

/** An event of one day is over when that day has passed in India. */
const nextOver: NextOfKind = async ({ content }, now) => {
  const where = { and: [fromToday('date', now), { endsOn: { exists: false } }] };
  const day = await findNext(content, 'events', 'date', where);
  return day && endOfDay(day);
};

/** An event of several days is over when the last day has passed. */
const nextLastDay: NextOfKind = async ({ content }, now) => {
  const day = await findNext(content, 'events', 'endsOn', fromToday('endsOn', now));
  return day && endOfDay(day);
};

/** The day after the nearest date of an assumption. */
const nextAfter =
  (field: 'endsOn' | 'reviewBy'): NextOfKind =>
  async ({ original }, now) => {
    const day = await findNext(original, 'assumptions', field, fromToday(field, now));
    return day && endOfDay(day);
  };

/** An incentive counts as 0 when its last day has passed in India. */
const nextEnd = nextAfter('endsOn');

/** A value shows its age once the day of its review has passed in India. */
const nextReview = nextAfter('reviewBy');

// Every change that depends on time must have a line here.
const kinds: readonly NextOfKind[] = [
  nextArticle,
  nextClosing,
  nextBegin,
  nextOver,
  nextLastDay,
  nextEnd,
  nextReview,
];

/** The next moment at which public content changes without an edit; null where none is known. */
export const getNextChange = async (readers: Readers, now = new Date()): Promise<Date | null> => {
  const moments = await Promise.all(kinds.map((next) => next(readers, now)));
  const [first] = moments.flatMap((moment) => moment ?? []).toSorted((a, b) => a.getTime() - b.getTime());
  return first ?? null;
};
