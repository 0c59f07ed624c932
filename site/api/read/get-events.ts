import type { EventRow } from '@ev-site/contract/answers.ts';
import { eventsQuery } from '@ev-site/contract/list-query.ts';
import { pageSizes } from '@ev-site/contract/page-sizes.ts';
import type { EventDetail } from '../../data/events.ts';
import type { ApiContext } from '../context.ts';
import { toIndiaDay } from '../india-day.ts';
import { parsePart } from '../read-call.ts';
import { defineDatedRead } from './dated-read.ts';

const parseQuery = parsePart('query', eventsQuery);

const toRow = (event: EventDetail): EventRow => ({
  id: event.id,
  event_title: event.title,
  event_image: event.picture?.src ?? '',
  event_desc: event.description,
  event_date: toIndiaDay(event.date).iso,
  event_info: event.infoHtml,
});

/** GET /api/get-events: the list, one event, or the recent ones. An unknown event is an empty list. */
export const readEvents = ({ data }: ApiContext) =>
  defineDatedRead({
    known: data.known,
    kind: 'events',
    limit: pageSizes.events,
    parse(request) {
      const { eventid: id, ...rest } = parseQuery(request);
      return { ...rest, id };
    },
    find: data.getEvent,
    listRecent: data.listWholeRecentEvents,
    listPage: data.listWholeEvents,
    toRow,
  });
