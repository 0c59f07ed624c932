import type { EventRow } from '@ev-site/contract/answers.ts';
import { eventsQuery, listStatus } from '@ev-site/contract/list-query.ts';
import { pageSizes, recentCount } from '@ev-site/contract/page-sizes.ts';
import type { EventDetail } from '../../data/events.ts';
import type { ApiContext } from '../context.ts';
import { toIndiaDay } from '../india-day.ts';
import { defineRead, parsePart } from '../read-call.ts';
import { toEnvelope, toWholeEnvelope } from '../rows.ts';

const limit = pageSizes.events;

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
  defineRead({
    parse: parsePart('query', eventsQuery),
    async read({ status, eventid, page }) {
      if (status === listStatus.detail && eventid !== undefined) {
        const event = await data.getEvent(eventid);
        return toWholeEnvelope(event ? [event] : [], toRow);
      }
      if (status === listStatus.recent) {
        const besides = eventid === undefined ? {} : { besides: eventid };
        const recent = await data.listWholeRecentEvents({ limit: recentCount, ...besides });
        return toWholeEnvelope(recent, toRow);
      }
      return toEnvelope(await data.listWholeEvents({ pageNumber: page ?? 1, limit }), limit, toRow);
    },
  });
