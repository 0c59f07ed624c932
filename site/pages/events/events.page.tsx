import { pageSizes } from '@ev-site/contract/page-sizes.ts';
import { pathTo } from '@ev-site/contract/paths.ts';
import type { EventSummary } from '../../data/events.ts';
import type { Paged } from '../../data/paged.ts';
import { definePage } from '../../page/define-page.tsx';
import { toBreadcrumbList } from '../../page/structured-data.ts';
import { Layout } from '../layout/layout.tsx';
import { ListPager } from '../layout/list-pager.tsx';
import { loadOpening, type Opening, toListHead } from '../layout/load-opening.ts';
import { NothingHere } from '../layout/nothing-here.tsx';
import { OpeningBanner } from '../layout/opening-banner.tsx';
import { hasPage, loadPaged } from '../load-paged.ts';
import { listPageAddresses } from '../page-number.ts';
import { toTrail } from '../trail.ts';
import { EventList } from './event-list.tsx';
import { TradeShowLinks } from './trade-show-links.tsx';

interface EventsData {
  opening: Opening;
  list: Paged<EventSummary>;
  tradeShows: { token: string; name: string }[];
}

const path = pathTo('Events');
const trail = toTrail({ name: 'Events', href: path });

const Events = ({ data: { opening, list, tradeShows } }: { data: EventsData }) => (
  <Layout frame={opening.frame} current="Events">
    <OpeningBanner opening={opening} trail={toTrail({ name: 'Events' })} heading="Events" />
    <div className="frame">
      {list.items.length > 0 ? (
        <EventList events={list.items} />
      ) : (
        <NothingHere>There are no events to show right now.</NothingHere>
      )}
      <ListPager list={list} path={path} />
    </div>
    <TradeShowLinks shows={tradeShows} />
  </Layout>
);

/** Company events, the latest first, those that are over apart, and the way to the galleries of trade shows. */
export const page = definePage<EventsData>({
  allowedQuery: ['page'],
  exists: hasPage('events', pageSizes.events),
  async load(context) {
    const [opening, list, tradeShows] = await Promise.all([
      loadOpening(context, 'event'),
      loadPaged(context, 'events', pageSizes.events, (data, request) => data.listEvents(request)),
      context.read('trade shows', (data) => data.listTradeShowTokens(), []),
    ]);
    return list && { opening, list, tradeShows };
  },
  head: ({ opening, list }, { publicUrl }) => ({
    ...toListHead(
      opening,
      {
        page: 'Events',
        description: 'Test rides, camps and fairs where our vehicles can be seen and driven.',
      },
      { path, pageNumber: list.pageNumber },
    ),
    structuredData: [toBreadcrumbList(trail, publicUrl)],
  }),
  View: Events,
  listAddresses: async (data) =>
    listPageAddresses(path, (await data.listEvents({ pageNumber: 1, limit: pageSizes.events })).totalPages),
});
