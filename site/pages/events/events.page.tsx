import { pageSizes } from '@ev-site/contract/page-sizes.ts';
import { useLocale } from '../../page/locale-context.ts';
import { Note } from '../../ui/note.tsx';
import { areAllSamples } from '../are-all-samples.ts';
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
        {areAllSamples(list.items) && <Note about="sample">{texts.samples}</Note>}
        <EventList events={list.items} />
      </>
    );
  },
  loadBelow: async ({ read }) => (
    <TradeShowLinks shows={await read('trade shows', (data) => data.listTradeShowNames(), [])} />
  ),
});
