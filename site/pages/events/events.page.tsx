import { pageSizes } from '@ev-site/contract/page-sizes.ts';
import { defineListPage } from '../define-list-page.tsx';
import { EventItem } from './event-item.tsx';
import styles from './events.module.css';
import { TradeShowLinks } from './trade-show-links.tsx';

/** Company events, the latest first, and the way to the galleries of trade shows. */
export const page = defineListPage({
  route: 'Events',
  key: 'event',
  words: 'events',
  kind: 'events',
  size: pageSizes.events,
  list: (data, request) => data.listEvents(request),
  Items: ({ list }) => (
    <ul className={styles.list}>
      {list.items.map((event) => (
        <EventItem event={event} key={event.id} />
      ))}
    </ul>
  ),
  loadBelow: async ({ read }) => (
    <TradeShowLinks shows={await read('trade shows', (data) => data.listTradeShowTokens(), [])} />
  ),
});
