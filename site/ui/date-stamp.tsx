import { classNames } from './class-names.ts';
import styles from './date-stamp.module.css';
import { toDayFormat } from './day-formats.ts';

/** A day in India set large: the number above month and year. `date` is an ISO date, with or without the time; `tag` is the language. */
export const DateStamp = ({
  date,
  tag,
  size = 'medium',
}: {
  date: string;
  tag: string;
  size?: 'medium' | 'large';
}) => {
  const parts = new Map(
    toDayFormat(tag)
      .formatToParts(new Date(date))
      .map(({ type, value }) => [type, value]),
  );
  return (
    <time dateTime={date} className={classNames(styles.stamp, size === 'large' && styles.large)}>
      <span className={styles.day}>{parts.get('day')}</span>{' '}
      <span className={styles.month}>
        {parts.get('month')} {parts.get('year')}
      </span>
    </time>
  );
};
