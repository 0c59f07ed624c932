const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

// India has one time zone and no summer time, so every day has as many milliseconds.
const day = 86_400_000;

/** The first moment of a time's day in India. */
export const startOfDay = (time = new Date()): Date => new Date(`${isoDay.format(time)}T00:00:00+05:30`);

/** The first moment after a time's day in India. */
export const endOfDay = (time: Date): Date => new Date(startOfDay(time).getTime() + day);

/** Whether a time's day has ended in India. */
export const isDayOver = (time: Date, now = new Date()): boolean => endOfDay(time) <= now;

/** A time's day in India as an ISO date, e.g. "2026-11-21". */
export const toIsoDay = (time: Date): string => isoDay.format(time);

/** Writes a time as staff read it, in India: "22 Nov 2026, 9:05 am". */
export const indianTime = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** Writes a day as staff read it, in India: "22 Nov 2026". */
export const indianDay = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });
