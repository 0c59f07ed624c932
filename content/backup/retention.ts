import { day, hour } from '../spans-of-time.ts';

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

/** The newest time of each span, for the last spans that have one. */
const newestOfEach = (newestFirst: readonly number[], span: number, spans: number): number[] => {
  const newest = new Map<number, number>();
  for (const time of newestFirst) {
    const key = Math.floor(time / span);
    if (!newest.has(key)) newest.set(key, time);
  }
  return [...newest.values()].slice(0, spans);
};

/**
 * Which backups go: all but those of the last hour before the newest, and the newest of each hour, day and week. Spans
 * are counted where there is a backup, and by no clock: a machine that was off for a year, or whose clock jumped by
 * one, loses none of what it had.
 * @param times of all backups, in milliseconds.
 */
export const listExpired = (times: readonly number[], { hours, days, weeks }: Retention): number[] => {
  const newestFirst = times.toSorted((a, b) => b - a);
  const newest = newestFirst[0] ?? 0;
  const kept = new Set([
    ...newestFirst.filter((time) => newest - time < hour),
    ...newestOfEach(newestFirst, hour, hours),
    ...newestOfEach(newestFirst, day, days),
    ...newestOfEach(newestFirst, 7 * day, weeks),
  ]);
  return newestFirst.filter((time) => !kept.has(time));
};
