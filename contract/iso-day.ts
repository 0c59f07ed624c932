const inIndia = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** A time's day in India as an ISO date, e.g. "2026-11-21". */
export const toIsoDay = (time: Date): string => inIndia.format(time);
