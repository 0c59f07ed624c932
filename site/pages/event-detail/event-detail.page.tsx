import { recentCount } from '@ev-site/contract/page-sizes.ts';
import { pathTo } from '@ev-site/contract/paths.ts';
import { readRecordId } from '@ev-site/contract/record-id.ts';
import type { EventDetail, EventSummary } from '../../data/events.ts';
import { toExcerpt } from '../../data/excerpt.ts';
import { definePage } from '../../page/define-page.tsx';
import { useLocale } from '../../page/locale-context.ts';
import { toBreadcrumbList } from '../../page/structured-data.ts';
import { ArticlePage } from '../../ui/article-page.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Prose } from '../../ui/prose.tsx';
import { RecentList } from '../../ui/recent-list.tsx';
import { SampleNote } from '../../ui/sample-note.tsx';
import { Layout } from '../layout/layout.tsx';
import { loadOpening, type Opening, toItemHead } from '../layout/load-opening.ts';
import { detailsMadeAhead } from '../page-number.ts';
import { toTrail } from '../trail.ts';
import { EventFacts } from './event-facts.tsx';
import { toEventData } from './to-event-data.ts';

interface EventDetailData {
  opening: Opening;
  event: EventDetail;
  recent: EventSummary[];
}

const excerptLength = 40;
const descriptionLength = 155;

const pathOf = (id: number) => pathTo('EventDetails', { eventid: id });
const trailTo = (title: string) => toTrail({ name: 'Events', href: pathTo('Events') }, { name: title });

const EventDetails = ({ data: { opening, event, recent } }: { data: EventDetailData }) => (
  <Layout frame={opening.frame} current="EventDetails">
    <ArticlePage
      trail={<Breadcrumb label="Breadcrumb" steps={trailTo(event.title)} />}
      title={event.title}
      facts={<EventFacts {...event} />}
      picture={event.picture}
      aside={
        recent.length > 0 && (
          <RecentList
            title="Recent Events"
            items={recent.map(({ id, title, description, date, isOver }) => ({
              href: pathOf(id),
              title,
              text: toExcerpt(description, excerptLength),
              date,
              ...(isOver && { note: useLocale().words.events.over }),
            }))}
          />
        )
      }
    >
      <Prose html={event.infoHtml} />
      {event.isSample && (
        <SampleNote>A sample event: it shows how the site works and does not take place.</SampleNote>
      )}
    </ArticlePage>
  </Layout>
);

/** One event, and the latest others. */
export const page = definePage<EventDetailData>({
  async load(context) {
    const { params, data, read } = context;
    const id = readRecordId(params.eventid ?? '');
    const event = id === undefined ? null : await data.getEvent(id);
    if (!event) return undefined;
    const [opening, recent] = await Promise.all([
      loadOpening(context, 'eventdetails'),
      read(
        'recent events',
        (data) => data.listRecentEvents({ besides: event.id, limit: recentCount }),
        [] as EventSummary[],
      ),
    ]);
    return { opening, event, recent };
  },
  head: ({ opening, event }, { publicUrl }) => ({
    ...toItemHead(opening, {
      name: event.title,
      description: toExcerpt(event.description, descriptionLength),
      picture: event.picture,
    }),
    structuredData: [
      toBreadcrumbList(trailTo(event.title), publicUrl),
      ...toEventData(event, { publicUrl, company: opening.frame.settings.company }),
    ],
  }),
  View: EventDetails,
  async listAddresses(data) {
    const { items } = await data.listEvents({ pageNumber: 1, limit: detailsMadeAhead });
    return items.map(({ id }) => pathOf(id));
  },
});
