import { endOfDay, startOfDay } from '@ev-site/content/india-time.ts';
import type { Readers } from './readers.ts';

/** When the next thing of a kind comes or leaves by itself, counted from `now`; null where none does. */
type NextOfKind = (readers: Readers, now: Date) => Promise<Date | null>;

/** An article appears at its date. */
const nextArticle: NextOfKind = async ({ content }, now) => {
  const { docs } = await content.find({
    collection: 'blogs',
    where: {
      and: [{ _status: { equals: 'published' } }, { publishedAt: { greater_than: now.toISOString() } }],
    },
    sort: 'publishedAt',
    depth: 0,
    limit: 1,
    pagination: false,
    select: { publishedAt: true },
  });
  return docs[0] ? new Date(docs[0].publishedAt) : null;
};

/** A position disappears when its last day has passed in India. */
const nextClosing: NextOfKind = async ({ content }, now) => {
  const { docs } = await content.find({
    collection: 'jobs',
    where: {
      and: [{ open: { equals: true } }, { closesAt: { greater_than_equal: startOfDay(now).toISOString() } }],
    },
    sort: 'closesAt',
    depth: 0,
    limit: 1,
    pagination: false,
    select: { closesAt: true },
  });
  return docs[0]?.closesAt ? endOfDay(new Date(docs[0].closesAt)) : null;
};

/** An event is over when its day has passed in India. */
const nextOver: NextOfKind = async ({ content }, now) => {
  const { docs } = await content.find({
    collection: 'events',
    where: {
      and: [
        { _status: { equals: 'published' } },
        { date: { greater_than_equal: startOfDay(now).toISOString() } },
      ],
    },
    sort: 'date',
    depth: 0,
    limit: 1,
    pagination: false,
    select: { date: true },
  });
  return docs[0] ? endOfDay(new Date(docs[0].date)) : null;
};

/** The day after one of an assumption's days, nearest first. */
const nextAfter =
  (day: 'endsOn' | 'reviewBy'): NextOfKind =>
  async ({ original }, now) => {
    const { docs } = await original.find({
      collection: 'assumptions',
      where: { [day]: { greater_than_equal: startOfDay(now).toISOString() } },
      sort: day,
      depth: 0,
      limit: 1,
      pagination: false,
      select: { [day]: true },
    });
    const found = docs[0]?.[day];
    return found ? endOfDay(new Date(found)) : null;
  };

/** An incentive counts as 0 when its last day has passed in India. */
const nextEnd = nextAfter('endsOn');

/** A value says how old it is when the day of its review has passed in India. */
const nextReview = nextAfter('reviewBy');

// Everything that is bound to time has a line here.
const kinds: readonly NextOfKind[] = [nextArticle, nextClosing, nextOver, nextEnd, nextReview];

/** The next moment at which something public changes although nobody edits anything; null where none is known. */
export const getNextChange = async (readers: Readers, now = new Date()): Promise<Date | null> => {
  const moments = await Promise.all(kinds.map((next) => next(readers, now)));
  const [first] = moments.flatMap((moment) => moment ?? []).toSorted((a, b) => a.getTime() - b.getTime());
  return first ?? null;
};
