import { pageSizes } from '@ev-site/contract/page-sizes.ts';
import { useLocale } from '../../page/locale-context.ts';
import { Note } from '../../ui/note.tsx';
import { defineListPage } from '../define-list-page.tsx';
import { EventList } from './event-list.tsx';
import { TradeShowLinks } from './trade-show-links.tsx';

/** Company events, latest first, with past events in a separate part, and links to the galleries of trade shows. */
export const page = defineListPage({
  route: 'Events',
  key: 'event',
  words: 'events',
  kind: 'events',
  size: pageSizes.events,
  list: (data, request) => data.listEvents(request),
  Items: ({ list }) => {
    const texts = useLocale().words.lists.events;
    return (
      <>
        {list.items.some(({ isSample }) => isSample) && <Note about="sample">{texts.samples}</Note>}
        <EventList events={list.items} />
      </>
    );
  },
  loadBelow: async ({ read }) => (
    <TradeShowLinks shows={await read('trade shows', (data) => data.listTradeShowNames(), [])} />
  ),
});
