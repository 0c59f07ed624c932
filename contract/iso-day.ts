const inIndia = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** A time's day in India as an ISO date, e.g. "2026-11-21". */
export const toIsoDay = (time: Date): string => inIndia.format(time);

/** Whether a text is an ISO date of a day that there is: JavaScript takes 31 November for the first of December. */
export const isIsoDay = (text: string): boolean => {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};
