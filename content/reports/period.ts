import { isIsoDay, toIsoDay } from '@ev-site/contract/iso-day.ts';
import { day } from '@ev-site/contract/spans-of-time.ts';
import { endOfDay, startOfIsoDay, startOfWeek } from '../time/india-time.ts';

/** A range of days in India, first and last included. */
export interface Period {
  /** ISO dates. */
  from: string;
  to: string;
  begins: Date;
  ends: Date;
}

const mostDays = 1100;

const toPeriod = (from: string, to: string): Period => ({
  from,
  to,
  begins: startOfIsoDay(from),
  ends: endOfDay(startOfIsoDay(to)),
});

const toDayBefore = (days: number, time: Date): string => toIsoDay(new Date(time.getTime() - days * day));

/** Periods to choose from, up to today; weeks begin on Monday. */
export const listPeriods = (now = new Date()): { label: string; period: Period }[] => {
  const today = toIsoDay(now);
  const monday = startOfWeek(now);
  const firstOfMonth = `${today.slice(0, 8)}01`;
  const lastOfBefore = toDayBefore(1, startOfIsoDay(firstOfMonth));
  return [
    { label: 'This week', period: toPeriod(toIsoDay(monday), today) },
    { label: 'Last 4 weeks', period: toPeriod(toDayBefore(21, monday), today) },
    { label: 'Last 12 weeks', period: toPeriod(toDayBefore(77, monday), today) },
    { label: 'This month', period: toPeriod(firstOfMonth, today) },
    { label: 'Last month', period: toPeriod(`${lastOfBefore.slice(0, 8)}01`, lastOfBefore) },
    { label: 'Last 365 days', period: toPeriod(toDayBefore(364, now), today) },
  ];
};

/** What is wrong with a period, in a sentence; undefined if nothing is. */
const findProblem = (from: string, to: string): string | undefined => {
  if (!isIsoDay(from) || !isIsoDay(to)) return 'Give both days, for example 2026-11-21.';
  if (from > to) return 'The first day is after the last day.';
  return Date.parse(to) - Date.parse(from) > mostDays * day ? 'Choose at most three years.' : undefined;
};

/** The period that an address asks for; the last twelve weeks if it names none, or none that exists. */
export const readPeriod = (asked: { from?: unknown; to?: unknown }): { period: Period; problem?: string } => {
  const now = new Date();
  const usual = listPeriods(now)[2]?.period ?? toPeriod(toIsoDay(now), toIsoDay(now));
  if (!asked.from && !asked.to) return { period: usual };
  const [from, to] = [String(asked.from ?? ''), String(asked.to ?? '')];
  const problem = findProblem(from, to);
  return problem ? { period: usual, problem } : { period: toPeriod(from, to) };
};
