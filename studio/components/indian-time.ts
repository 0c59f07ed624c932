const format = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** A moment as staff read it: "24 Nov 2026, 10:30 am". @param moment ISO date and time */
export const toIndianTime = (moment: string): string => format.format(new Date(moment));

const dayFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });

/** The day of a moment as staff read it: "24 Nov 2026". @param moment ISO date and time */
export const toIndianDay = (moment: string): string => dayFormat.format(new Date(moment));
