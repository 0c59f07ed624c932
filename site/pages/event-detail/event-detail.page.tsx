import { defineArticlePage } from '../define-article-page.tsx';
import { EventFacts } from './event-facts.tsx';
import { EventGallery } from './event-gallery.tsx';
import { sayStage } from './say-stage.ts';
import { toEventData } from './to-event-data.ts';

/** One event, and the latest others. */
export const page = defineArticlePage({
  route: 'EventDetails',
  list: { route: 'Events', words: 'events' },
  words: 'event',
  key: 'eventdetails',
  kind: 'events',
  parameter: 'eventid',
  toPath: ({ pathTo }, id) => pathTo('EventDetails', { eventid: id }),
  get: (data, id) => data.getEvent(id),
  listAll: (data, request) => data.listEvents(request),
  listRecent: (data, request) => data.listRecentEvents(request),
  toHtml: ({ infoHtml }) => infoHtml,
  toNote: (event, words) => sayStage(event, words),
  Facts: ({ article }) => <EventFacts {...article} />,
  More: ({ article }) => article.gallery.length > 0 && <EventGallery {...article} />,
  toData: toEventData,
});
