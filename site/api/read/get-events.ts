import type { EventRow } from '@ev-site/contract/answers/event.ts';
import { eventsQuery, listStatus } from '@ev-site/contract/list-query.ts';
import { pageSizes, recentCount } from '@ev-site/contract/page-sizes.ts';
import type { EventDetail } from '../../data/events.ts';
import type { ApiContext } from '../context.ts';
import { toIndiaDay } from '../india-day.ts';
import { type AddRead, parseWith } from '../read-call.ts';
import { toEnvelope, toWholeEnvelope } from '../rows.ts';
import { getWhole } from './whole-items.ts';

const limit = pageSizes.events;

const toRow = (event: EventDetail): EventRow => ({
  id: Number(event.id),
  event_title: event.title,
  event_image: event.picture?.src ?? '',
  event_desc: event.description,
  event_date: toIndiaDay(event.date).iso,
  event_info: event.infoHtml,
});

/** GET /api/get-events: the list, one event, or the recent ones. An unknown event is an empty list. */
export const addEvents = (add: AddRead, { data }: ApiContext): void =>
  add({
    path: '/get-events',
    parse: ({ query }) => parseWith(eventsQuery, query),
    async read({ status, eventid, page }) {
      if (status === listStatus.detail) {
        const event = await data.getEvent(String(eventid));
        return toWholeEnvelope(event ? [event] : [], toRow);
      }
      if (status === listStatus.recent) {
        const besides = eventid === undefined ? {} : { besides: String(eventid) };
        const recent = await data.listRecentEvents({ limit: recentCount, ...besides });
        return toWholeEnvelope(await getWhole(recent, data.getEvent), toRow);
      }
      const found = await data.listEvents({ pageNumber: page ?? 1, limit });
      return toEnvelope({ ...found, items: await getWhole(found.items, data.getEvent) }, limit, toRow);
    },
  });
