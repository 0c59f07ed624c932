import { day, hour } from '../time/spans-of-time.ts';

/** Which backups stay: how many hours, days and weeks keep one. */
export interface Retention {
  hours: number;
  days: number;
  weeks: number;
}

/** Reads `BACKUP_KEEP`, e.g. "48h 14d 8w", whose form the settings have checked. */
export const readRetention = (text: string): Retention => {
  const [hours = 0, days = 0, weeks = 0] = text.split(' ').map((part) => Number.parseInt(part, 10));
  return { hours, days, weeks };
};

/** So many weeks have a backup since, before one goes for its age alone: a clock that jumped has been put right by then. */
const weeksOfProof = 3;

/** Weeks after which what was erased has left the oldest backup: the page about privacy promises them. */
export const toLongestWeeks = ({ hours, days, weeks }: Retention): number =>
  Math.max(weeksOfProof, weeks, Math.ceil(days / 7), Math.ceil(hours / (7 * 24)));

/** The newest time of each span, for the last spans that have one. */
const newestOfEach = (newestFirst: readonly number[], span: number, spans: number): number[] => {
  const newest = new Map<number, number>();
  for (const time of newestFirst) {
    const key = Math.floor(time / span);
    if (!newest.has(key)) newest.set(key, time);
  }
  return [...newest.values()].slice(0, spans);
};

/** The time before which backups go for their age alone. */
const toOldest = (newestFirst: readonly number[], keep: Retention): number => {
  const oldest = (newestFirst[0] ?? 0) - toLongestWeeks(keep) * 7 * day;
  const since = newestFirst.filter((time) => time >= oldest);
  return newestOfEach(since, 7 * day, weeksOfProof).length < weeksOfProof ? -Infinity : oldest;
};

/**
 * Which backups go: all but those of the last hour before the newest, and the newest of each hour, day and week. Spans
 * are counted where there is a backup, and by no clock: a machine that was off for a year, or whose clock jumped by
 * one, loses none of what it had. Backups that are made seldom would stay for longer than is promised: what is older than the
 * longest of these spans goes too, but only once three weeks have a backup since. Those of a clock that was ahead stay
 * until their time has come, and are counted with no others.
 * @param times of all backups, in milliseconds.
 * @param now by the clock, in milliseconds.
 */
export const listExpired = (times: readonly number[], keep: Retention, now: number): number[] => {
  const { hours, days, weeks } = keep;
  const newestFirst = times.filter((time) => time <= now).toSorted((a, b) => b - a);
  const newest = newestFirst[0] ?? 0;
  const oldest = toOldest(newestFirst, keep);
  const kept = new Set([
    ...newestFirst.filter((time) => newest - time < hour),
    ...newestOfEach(newestFirst, hour, hours),
    ...newestOfEach(newestFirst, day, days),
    ...newestOfEach(newestFirst, 7 * day, weeks),
  ]);
  return newestFirst.filter((time) => !kept.has(time) || time < oldest);
};
