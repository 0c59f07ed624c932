import { day, minute } from '@ev-site/content/time/spans-of-time.ts';

const first = 15_000;
const longest = 30 * minute;

/** After this time a lead is left to staff. */
const giveUpAfter = day;
/** With the pauses between them, so many tries take about six hours. */
const leastTries = 20;

/** When to try again after `attempts` failures: 15 s, 30 s, 1 min … half an hour, each give or take a fifth. */
export const getNextAttempt = (attempts: number, now: number, random: () => number = Math.random): Date => {
  const pause = Math.min(longest, first * 2 ** Math.min(20, Math.max(0, attempts - 1)));
  return new Date(now + pause * (0.8 + random() * 0.4));
};

/** Why it failed, for the line that staff see. */
export const toLastProblem = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 300);

/** When it failed first, from now on at the latest: a time to come was written by a clock that ran ahead. */
export const toTriedSince = (triedSince: string | null | undefined, now: number): string => {
  const time = new Date(now).toISOString();
  return triedSince && triedSince < time ? triedSince : time;
};

/**
 * Whether something has been tried for a day. What was not tried until now has not, however old it is: no process may
 * have run.
 */
export const isGivenUp = (triedSince: string | null | undefined, now: number): boolean =>
  !!triedSince && now - Date.parse(triedSince) > giveUpAfter;

/** The same of what keeps no time of its first try: it is a day old, and was tried as often as in some hours. */
export const isGivenUpAfterTries = (since: string, attempts: number, now: number): boolean =>
  attempts >= leastTries && isGivenUp(since, now);
