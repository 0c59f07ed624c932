import { toIsoDay } from '@ev-site/contract/iso-day.ts';
import { day, hour } from '@ev-site/contract/spans-of-time.ts';

/** How far clocks in India are ahead of UTC (ms). India has one time zone, and no summer time. */
export const indiaOffsetMs = 5.5 * hour;

/** The first moment of an ISO day in India. */
export const startOfIsoDay = (isoDay: string): Date => new Date(`${isoDay}T00:00:00+05:30`);

/** The first moment of a time's day in India. */
export const startOfDay = (time = new Date()): Date => startOfIsoDay(toIsoDay(time));

/** How a day is stored: Payload needs a time with it. 12:00 UTC is the same day in India. */
export const toStoredDay = (isoDay: string): string => `${isoDay}T12:00:00.000Z`;

/** The first moment after the day of a time in India. Without summer time, all days have the same length. */
export const endOfDay = (time: Date): Date => new Date(startOfDay(time).getTime() + day);

/** Whether a time's day has ended in India. */
export const isDayOver = (time: Date, now: Date): boolean => endOfDay(time) <= now;

/** The first moment of the week of a time in India; weeks begin on Monday. */
export const startOfWeek = (time: Date): Date => {
  const sinceMonday = (new Date(toIsoDay(time)).getUTCDay() + 6) % 7;
  return new Date(startOfDay(time).getTime() - sinceMonday * day);
};

/** Formats a time for staff, in India: "22 Nov 2026, 9:05 am". */
export const indianTime = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** The same with seconds: "22 Nov 2026, 9:05:00 am". */
export const exactIndianTime = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Asia/Kolkata',
});

/** Formats a day for staff, in India: "22 Nov 2026". */
export const indianDay = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });

/** Formats a day whose year is clear: "22 Nov". */
export const indianDayOfYear = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  timeZone: 'Asia/Kolkata',
});

/** Formats a time so that it sorts as text, and spreadsheets recognize it as a time: "2026-11-22 09:05". */
export const sortableIndianTime = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});
