import { isIsoDay } from '@ev-site/contract/iso-day.ts';
import { exactIndianTime } from '../time/india-time.ts';

/** A moment for people and for programs: "22 Nov 2026, 8:35:00 am in India (2026-11-22T03:05:00.000Z)". */
export const sayExactMoment = (time: number): string =>
  `${exactIndianTime.format(time)} in India (${new Date(time).toISOString()})`;

/**
 * Parses the moment to restore: "2026-11-22 08:35", "2026-11-22T03:05:00.123Z", "2026-11-22". Without a zone it is
 * Indian time. Missing parts mean the end of the span: 08:35 includes its last second.
 * @throws {Error} if the text has another form
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
