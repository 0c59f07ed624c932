import { toDayFormat } from './day-formats.ts';

interface DayProps {
  /** An ISO date, with or without the time. */
  date: string;
  /** The last day, if there are several, in the same form. */
  endsOn?: string | null | undefined;
  /** The language, e.g. "hi-IN". */
  tag: string;
}

/** A date in India, or a range, in words. */
export const Day = ({ date, endsOn, tag }: DayProps) => {
  const format = toDayFormat(tag);
  if (endsOn) return format.formatRange(new Date(date), new Date(endsOn));
  return <time dateTime={date}>{format.format(new Date(date))}</time>;
};
