const format = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** A day in India. `date` is an ISO date, with or without the time. */
export const Day = ({ date }: { date: string }) => (
  <time dateTime={date}>{format.format(new Date(date))}</time>
);
