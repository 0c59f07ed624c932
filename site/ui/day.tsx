import { toDayFormat } from './day-formats.ts';

/** A day in India, in words. `date` is an ISO date, with or without the time; `tag` is the language, e.g. "hi-IN". */
export const Day = ({ date, tag }: { date: string; tag: string }) => (
  <time dateTime={date}>{toDayFormat(tag).format(new Date(date))}</time>
);
