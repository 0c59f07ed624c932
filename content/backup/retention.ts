import { day, hour } from '@ev-site/contract/spans-of-time.ts';

/** For how many hours, days and weeks one backup each is kept. */
export interface Retention {
  hours: number;
  days: number;
  weeks: number;
}

/** Parses `BACKUP_KEEP`, e.g. "48h 14d 8w". The settings have checked its form. */
export const readRetention = (text: string): Retention => {
  const [hours = 0, days = 0, weeks = 0] = text.split(' ').map((part) => Number.parseInt(part, 10));
  return { hours, days, weeks };
};

/** A backup is deleted for its age alone only if this many later weeks have a backup: by then a wrong clock was noticed. */
const weeksOfProof = 3;

/** Weeks after which no backup contains erased data any more. The privacy notice promises it. */
export const toLongestWeeks = ({ hours, days, weeks }: Retention): number =>
  Math.max(weeksOfProof, weeks, Math.ceil(days / 7), Math.ceil(hours / (7 * 24)));

/** The newest time of each span, for the last spans that have a time. */
const newestOfEach = (newestFirst: readonly number[], span: number, spans: number): number[] => {
  const newest = new Map<number, number>();
  for (const time of newestFirst) {
    const key = Math.floor(time / span);
    if (!newest.has(key)) newest.set(key, time);
  }
  return [...newest.values()].slice(0, spans);
};

/** The time before which backups are deleted for their age alone. */
const toOldest = (newestFirst: readonly number[], keep: Retention): number => {
  const oldest = (newestFirst[0] ?? 0) - toLongestWeeks(keep) * 7 * day;
  const since = newestFirst.filter((time) => time >= oldest);
  return newestOfEach(since, 7 * day, weeksOfProof).length < weeksOfProof ? -Infinity : oldest;
};

/**
 * Chooses the backups to delete: all except those of the last hour before the newest, and the newest of each hour, day
 * and week. Only spans with a backup count, not the clock, so a machine that was off for a year, or whose clock jumped
 * by a year, keeps its backups. Rare backups would so be kept for longer than promised. So backups older than the
 * longest of these spans are deleted, too, but only when three later weeks have a backup. Backups with a time in the
 * future, by a clock that was ahead, are kept until then and not counted.
 * @param times of all backups, in milliseconds since 1970
 * @param now in milliseconds since 1970
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
