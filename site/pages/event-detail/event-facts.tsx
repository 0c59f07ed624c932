import { DateStamp } from '../../ui/date-stamp.tsx';
import styles from './event-detail.module.css';

/** When and where. */
export const EventFacts = ({ date, place }: { date: string; place: string }) => (
  <>
    <DateStamp date={date} size="large" />
    {place && <p className={styles.place}>{place}</p>}
  </>
);
