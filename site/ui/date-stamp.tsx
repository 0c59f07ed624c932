import { classNames } from './class-names.ts';
import styles from './date-stamp.module.css';
import { toDayFormat } from './day-formats.ts';

interface DateStampProps {
  /** An ISO date, with or without the time. */
  date: string;
  /** The last day, if there are several, in the same form. */
  endsOn?: string | null | undefined;
  /** The language, e.g. "hi-IN". */
  tag: string;
  size?: 'medium' | 'large';
}

const readDay = (date: string, tag: string) => {
  const parts = new Map(
    toDayFormat(tag)
      .formatToParts(new Date(date))
      .map(({ type, value }) => [type, value]),
  );
  return { day: parts.get('day'), month: `${parts.get('month')} ${parts.get('year')}` };
};

const Leaf = ({ day, month }: { day: string | undefined; month: string }) => (
  <>
    <span className={styles.day}>{day}</span> <span className={styles.month}>{month}</span>
  </>
);

/** A date in India, or a range, in large type: the day's number above month and year. */
export const DateStamp = ({ date, endsOn, tag, size = 'medium' }: DateStampProps) => {
  const look = classNames(styles.stamp, size === 'large' && styles.large);
  const first = readDay(date, tag);
  if (!endsOn)
    return (
      <time dateTime={date} className={look}>
        <Leaf {...first} />
      </time>
    );
  const last = readDay(endsOn, tag);
  if (first.month === last.month)
    return (
      <span className={look}>
        <Leaf day={`${first.day}–${last.day}`} month={first.month} />
      </span>
    );
  return (
    <span className={styles.days}>
      <DateStamp date={date} tag={tag} size={size} />
      {' – '}
      <DateStamp date={endsOn} tag={tag} size={size} />
    </span>
  );
};
