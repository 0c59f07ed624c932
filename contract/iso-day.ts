const inIndia = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** The day in India at a time, as an ISO date, e.g. "2026-11-21". */
export const toIsoDay = (time: Date): string => inIndia.format(time);

/** Whether a text is the ISO date of an existing day: JavaScript would read 31 November as 1 December. */
export const isIsoDay = (text: string): boolean => {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};
