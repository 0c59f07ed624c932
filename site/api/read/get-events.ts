import type { EventRow } from '@ev-site/contract/answers.ts';
import { eventsQuery, listStatus } from '@ev-site/contract/list-query.ts';
import { pageSizes, recentCount } from '@ev-site/contract/page-sizes.ts';
import type { FastifyRequest } from 'fastify';
import type { EventDetail } from '../../data/events.ts';
import { checkDated } from '../check-input.ts';
import type { ApiContext } from '../context.ts';
import { toIndiaDay } from '../india-day.ts';
import { defineRead, parsePart } from '../read-call.ts';
import { toEnvelope, toWholeEnvelope } from '../rows.ts';

const limit = pageSizes.events;
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
  defineRead({
    parse(request: FastifyRequest) {
      const { eventid: id, ...rest } = parseQuery(request);
      return { ...rest, id };
    },
    known: data.known,
    check: (input) => checkDated({ known: data.known, kind: 'events', limit }, input),
    async read({ status, id, page }) {
      if (status === listStatus.detail && id !== undefined) {
        const event = await data.getEvent(id);
        return toWholeEnvelope(event ? [event] : [], toRow);
      }
      if (status === listStatus.recent) {
        const besides = id === undefined ? {} : { besides: id };
        const recent = await data.listWholeRecentEvents({ limit: recentCount, ...besides });
        return toWholeEnvelope(recent, toRow);
      }
      return toEnvelope(await data.listWholeEvents({ pageNumber: page ?? 1, limit }), limit, toRow);
    },
  });
