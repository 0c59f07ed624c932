import { isIsoDay } from '@ev-site/contract/iso-day.ts';
import { exactIndianTime } from '../time/india-time.ts';

/** A moment as people and programs write it: "22 Nov 2026, 8:35:00 am in India (2026-11-22T03:05:00.000Z)". */
export const sayExactMoment = (time: number): string =>
  `${exactIndianTime.format(time)} in India (${new Date(time).toISOString()})`;

/**
 * Reads the moment to which a backup is restored: "2026-11-22 08:35", "2026-11-22T03:05:00.123Z", "2026-11-22". What
 * names no zone is India's time, and a part that is left out is taken whole: 08:35 is until its last second.
 * @throws {Error} for another text.
 */
export const readRestoreMoment = (text: string): number => {
  const parts = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::(\d\d(?:\.\d{1,3})?))?)?(Z|[+-]\d\d:\d\d)?$/.exec(
    text.trim(),
  );
  const [, day = '', minutes = '23:59', seconds = '59.999', zone = '+05:30'] = parts ?? [];
  const time = Date.parse(`${day}T${minutes}:${seconds}${zone}`);
  if (Number.isNaN(time) || !isIsoDay(day))
    throw new Error(
      `"${text}" is no moment. Write it like 2026-11-22 08:35 (India) or 2026-11-22T03:05:00Z.`,
    );
  return time;
};
