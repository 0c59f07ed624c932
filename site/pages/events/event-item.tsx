import type { EventSummary } from '../../data/events.ts';
import { toExcerpt } from '../../data/excerpt.ts';
import { useLocale } from '../../page/locale-context.ts';
import { CardLink } from '../../ui/card-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DateStamp } from '../../ui/date-stamp.tsx';
import { acrossPhone, Picture } from '../../ui/picture.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import styles from './events.module.css';

// Specification, section 9.
const titleLength = 45;
const descriptionLength = 15;

/** One event of the list: picture with the date on it, title, excerpt, place. */
export const EventItem = ({ event }: { event: EventSummary }) => {
  const { tag, words, pathTo } = useLocale();
  const { id, title, description, picture, date, endsOn, place, stage } = event;
  return (
    <li className={classNames(styles.item, stage === 'past' && styles.over)}>
      <div className={styles.picture}>
        {picture && (
          <Picture
            picture={picture}
            sizes={`(min-width: 75rem) 36rem, (min-width: 48rem) 48vw, ${acrossPhone}`}
            fit="crop"
          />
        )}
        <span className={styles.stamp}>{words.lists.events.stamps[stage]}</span>
      </div>
      <div className={styles.date}>
        <DateStamp date={date} endsOn={endsOn} tag={tag} />
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <CardLink href={pathTo('EventDetails', { eventid: id })}>
            <WholeWords>{toExcerpt(title, titleLength)}</WholeWords>
          </CardLink>
        </h3>
        <p>
          {toExcerpt(description, descriptionLength)}
          {place && <span className={styles.place}> {place}</span>}
        </p>
      </div>
    </li>
  );
};
