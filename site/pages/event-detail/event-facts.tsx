import type { EventDetail } from '../../data/events.ts';
import { useLocale } from '../../page/locale-context.ts';
import { DateStamp } from '../../ui/date-stamp.tsx';
import styles from './event-detail.module.css';

/** When and where, and whether it is over. */
export const EventFacts = ({
  date,
  endsOn,
  isOver,
  place,
}: Pick<EventDetail, 'date' | 'endsOn' | 'isOver' | 'place'>) => {
  const { words, tag } = useLocale();
  const { over } = words.details.event;
  return (
    <>
      <DateStamp date={date} endsOn={endsOn} tag={tag} size="large" />
      {isOver && <p className={styles.over}>{over}</p>}
      {place && <p className={styles.place}>{place}</p>}
    </>
  );
};
