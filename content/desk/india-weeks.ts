import { startOfWeek } from '../time/india-time.ts';
import { day } from '../time/spans-of-time.ts';

/** A week from Monday to Monday in India. */
export interface Week {
  begins: Date;
  ends: Date;
}

/** The last weeks, the present one included, the oldest first. */
export const listWeeks = (howMany: number, now: Date): Week[] => {
  const monday = startOfWeek(now).getTime();
  return Array.from({ length: howMany }, (_, place) => {
    const begins = new Date(monday - (howMany - 1 - place) * 7 * day);
    return { begins, ends: new Date(begins.getTime() + 7 * day) };
  });
};
