import { studioPath } from '@ev-site/contract/documents.ts';
import { day } from '@ev-site/contract/spans-of-time.ts';
import type { Payload } from 'payload';
import { endOfDay, isDayOver, startOfDay } from '../time/india-time.ts';

/** An assumption that staff should look at. */
export interface DueReview {
  title: string;
  /** Path in the studio. */
  href: string;
  /** The day by which it should be reviewed, or the last day of an incentive; ISO date and time. */
  day: string;
}

/** What staff should look at among the assumptions, the nearest day first. */
export interface DueReviews {
  overdue: DueReview[];
  /** The few values whose review comes next, so that the list is never empty without an explanation. */
  next: DueReview[];
  /** Incentives that will soon count as 0. */
  ending: DueReview[];
}

const endsWithinDays = 60;
const nextAtMost = 3;

/** Lists the assumptions past their review, those to review next, and the incentives that end within 60 days. */
export const listDueReviews = async (payload: Payload, now = new Date()): Promise<DueReviews> => {
  const { docs } = await payload.find({
    collection: 'assumptions',
    locale: 'en',
    depth: 0,
    pagination: false,
    sort: '_order',
    select: { name: true, place: true, reviewBy: true, endsOn: true },
  });
  const listBy = (name: 'reviewBy' | 'endsOn'): DueReview[] =>
    docs
      .flatMap(({ id, name: title, place, [name]: date }) =>
        date
          ? {
              title: place ? `${title}, ${place}` : title,
              href: studioPath('assumptions', id),
              day: date,
            }
          : [],
      )
      .toSorted((a, b) => Date.parse(a.day) - Date.parse(b.day));
  const reviews = Map.groupBy(listBy('reviewBy'), (review) => isDayOver(new Date(review.day), now));
  const lastDay = endOfDay(new Date(startOfDay(now).getTime() + endsWithinDays * day));
  return {
    overdue: reviews.get(true) ?? [],
    next: (reviews.get(false) ?? []).slice(0, nextAtMost),
    ending: listBy('endsOn').filter(
      (incentive) => !isDayOver(new Date(incentive.day), now) && new Date(incentive.day) < lastDay,
    ),
  };
};
