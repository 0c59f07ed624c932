import { type Weekday, weekdays } from '@ev-site/contract/dealers.ts';
import type { LeadKind } from '@ev-site/contract/forms/kinds.ts';
import { hour as hourMs } from '@ev-site/contract/spans-of-time.ts';
import type { Payload } from 'payload';
import { joinSql, type Sql, sql } from '../database/statement.ts';
import type { AnswerTime as StoredTimes } from '../payload-types.ts';
import { indiaOffsetMs } from '../time/india-time.ts';

/** The working hours within which a lead has to be answered; days and full hours are those of India. */
export interface AnswerTimes {
  hours: Record<LeadKind, number>;
  days: readonly Weekday[];
  opensAt: number;
  closesAt: number;
}

/** Used until staff set their own. */
export const sampleAnswerTimes: AnswerTimes = {
  hours: { inquiry: 4, contact: 8, dealer: 16, application: 40, testride: 4 },
  days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'],
  opensAt: 10,
  closesAt: 18,
};

/** The most days that a dealer's link can work. */
export const mostLinkDays = 60;

/** The present times, and who is told of late answers. The latter must not be shown to readers of reports. */
export const readAnswerTimes = (payload: Payload): Promise<StoredTimes> =>
  payload.findGlobal({ slug: 'answer-times', depth: 0 });

// In seconds, because the SQL below counts in seconds.
const hour = hourMs / 1000;
const day = 24 * hour;
/** Seconds in a week. */
export const week = 7 * day;

// The first Monday of 1970 was 5 January, and in India it began earlier than in UTC.
const shift = indiaOffsetMs / 1000 - 4 * day;

/** A moment as seconds since midnight of that Monday in India. */
export const toIndianSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000) + shift;

/** The reverse of `toIndianSeconds`. */
export const fromIndianSeconds = (seconds: number): Date => new Date((seconds - shift) * 1000);

/** `toIndianSeconds` of a column, in SQL. */
export const toIndianSecondsSql = (column: Sql, isPostgres: boolean): Sql =>
  isPostgres
    ? sql`(CAST(FLOOR(EXTRACT(EPOCH FROM ${column})) AS BIGINT) + ${shift})`
    : sql`(CAST(strftime('%s', ${column}) AS INTEGER) + ${shift})`;

/**
 * SQL for the working seconds between that Monday and a moment; the difference of two of them is the working time
 * between the moments.
 * @param seconds the moment, as made by `toIndianSecondsSql`
 */
export const toWorkedSql = (seconds: Sql, { days, opensAt, closesAt }: AnswerTimes): Sql => {
  const [opens, length] = [opensAt * hour, (closesAt - opensAt) * hour];
  const rest = sql`(${seconds} % ${day})`;
  const worked = sql`CASE WHEN ${rest} <= ${opens} THEN 0 WHEN ${rest} >= ${opens + length} THEN ${length} ELSE ${rest} - ${opens} END`;
  const ofDay = weekdays.map((weekday, place) => {
    const before = weekdays.slice(0, place).filter((one) => days.includes(one)).length * length;
    return days.includes(weekday)
      ? sql`WHEN ${place} THEN ${before} + ${worked}`
      : sql`WHEN ${place} THEN ${before}`;
  });
  return sql`((${seconds} / ${week}) * ${days.length * length} + CASE (${seconds} % ${week}) / ${day} ${joinSql(ofDay, ' ')} END)`;
};

/**
 * The moment at which a number of working hours have passed: where the answer term ends.
 * @param hours working hours, above 0
 * @throws {Error} if `hours` is not above 0
 */
export const addWorkingHours = (
  from: Date,
  hours: number,
  { days, opensAt, closesAt }: Omit<AnswerTimes, 'hours'>,
): Date => {
  if (!(hours > 0)) throw new Error(`A term of ${hours} working hours has no end.`);
  const [opens, length] = [opensAt * hour, (closesAt - opensAt) * hour];
  if (days.length === 0 || length <= 0) return new Date(from.getTime() + hours * hour * 1000);
  const works = (place: number) => days.includes(weekdays[place % 7] ?? weekdays[0]);
  const start = toIndianSeconds(from);
  let left = hours * hour;
  let [today, at] = [Math.floor(start / day), start % day];
  for (;;) {
    const worksFrom = Math.max(at, opens);
    const rest = works(today) ? Math.max(0, opens + length - worksFrom) : 0;
    if (left <= rest) return fromIndianSeconds(today * day + worksFrom + left);
    left -= rest;
    [today, at] = [today + 1, 0];
  }
};
