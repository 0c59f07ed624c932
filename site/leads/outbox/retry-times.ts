import { day, minute } from '@ev-site/contract/spans-of-time.ts';

const first = 15_000;
const longest = 30 * minute;

/** After this time without success, a lead is left to staff. */
const giveUpAfter = day;
/** With the pauses between them, this many tries take about six hours. */
const leastTries = 20;

/** Time of the next try after `attempts` failures: 15 s, 30 s, 1 min … half an hour, each varied by up to a fifth. */
export const getNextAttempt = (attempts: number, now: number, random: () => number = Math.random): Date => {
  const pause = Math.min(longest, first * 2 ** Math.min(20, Math.max(0, attempts - 1)));
  return new Date(now + pause * (0.8 + random() * 0.4));
};

/** Reason of a failure, for the line that staff see. */
export const toLastProblem = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 300);

/**
 * Time of the first failure, at the latest now: a time in the future was written by a process whose clock ran ahead.
 */
export const toTriedSince = (triedSince: string | null | undefined, now: number): string => {
  const time = new Date(now).toISOString();
  return triedSince && triedSince < time ? triedSince : time;
};

/**
 * Whether the work has been tried for a day. Work that was never tried has not, however old it is: perhaps no process
 * was running.
 */
export const isGivenUp = (triedSince: string | null | undefined, now: number): boolean =>
  !!triedSince && now - Date.parse(triedSince) > giveUpAfter;

/**
 * The same for work that does not store the time of its first try: it must be a day old, and have been tried as often
 * as happens within a few hours.
 */
export const isGivenUpAfterTries = (since: string, attempts: number, now: number): boolean =>
  attempts >= leastTries && isGivenUp(since, now);
