import type { EventDetail } from '../../data/events.ts';
import { useLocale } from '../../page/locale-context.ts';
import { DateStamp } from '../../ui/date-stamp.tsx';
import styles from './event-detail.module.css';
import { sayStage } from './say-stage.ts';

/** When and where, and whether it is on or over. */
export const EventFacts = ({
  date,
  endsOn,
  stage,
  place,
}: Pick<EventDetail, 'date' | 'endsOn' | 'stage' | 'place'>) => {
  const { words, tag } = useLocale();
  const said = sayStage({ stage }, words);
  return (
    <>
      <DateStamp date={date} endsOn={endsOn} tag={tag} size="large" />
      {said && <p className={styles.stage}>{said}</p>}
      {place && <p className={styles.place}>{place}</p>}
    </>
  );
};
