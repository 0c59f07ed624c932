import { useId } from 'react';
import type { EventSummary } from '../../data/events.ts';
import { useLocale } from '../../page/locale-context.ts';
import { EventItem } from './event-item.tsx';
import styles from './events.module.css';

const Part = ({ title, events }: { title: string; events: readonly EventSummary[] }) => {
  const titleId = useId();
  return (
    events.length > 0 && (
      <section className={styles.part} aria-labelledby={titleId}>
        <h2 className={styles.partTitle} id={titleId}>
          {title}
        </h2>
        <ul className={styles.list}>
          {events.map((event) => (
            <EventItem event={event} key={event.id} />
          ))}
        </ul>
      </section>
    )
  );
};

/**
 * One page of the events, which are read latest first. Shows running and future events first, in order of date, then
 * past events. A part without events is omitted.
 */
export const EventList = ({ events }: { events: readonly EventSummary[] }) => {
  const { ahead, past } = useLocale().words.lists.events;
  return (
    <>
      <Part title={ahead} events={events.filter(({ stage }) => stage !== 'past').toReversed()} />
      <Part title={past} events={events.filter(({ stage }) => stage === 'past')} />
    </>
  );
};
