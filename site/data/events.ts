import type { Event as StoredEvent } from '@ev-site/content/payload-types.ts';
import { isDayOver, startOfDay } from '@ev-site/content/time/india-time.ts';
import { defineDatedList } from './dated-list.ts';
import { type Picture, toLargestFile } from './picture.ts';
import type { Readers } from './readers.ts';

/** How an event stands: `today` is the only day of one, `on` is one of several. */
export type EventStage = 'coming' | 'today' | 'on' | 'past';

/** A company event as lists show it; title and description are plain text, cut by the place that shows them. */
export interface EventSummary {
  id: number;
  title: string;
  description: string;
  picture: Picture | null;
  /** ISO date and time; the day counts, the first of several. */
  date: string;
  /** The last of several days, in the same form; null where it lasts one. */
  endsOn: string | null;
  /** By the days in India, as of the moment it was read. */
  stage: EventStage;
  /** Town and venue; empty where not said. */
  place: string;
}

/** A whole event. */
export interface EventDetail extends EventSummary {
  infoHtml: string;
  /** Pictures of the day: a square of each, and the address of the whole. */
  gallery: { thumbnail: Picture; full: string }[];
  /** Sample content, not news about real events. */
  isSample: boolean;
}

type StoredSummary = Pick<
  StoredEvent,
  'id' | 'title' | 'description' | 'picture' | 'date' | 'endsOn' | 'place'
>;

const summaryFields = {
  title: true,
  description: true,
  picture: true,
  date: true,
  endsOn: true,
  place: true,
} as const;

/** The last day where it is another one than the first. */
const toLastDay = ({ date, endsOn }: Pick<StoredEvent, 'date' | 'endsOn'>): string | null =>
  endsOn && isDayOver(new Date(date), new Date(endsOn)) ? endsOn : null;

const toStage = (date: string, endsOn: string | null, now = new Date()): EventStage => {
  if (isDayOver(new Date(endsOn ?? date), now)) return 'past';
  if (startOfDay(new Date(date)) > now) return 'coming';
  return endsOn ? 'on' : 'today';
};

const toSummary = ({ pictures }: Readers, stored: StoredSummary): EventSummary => {
  const endsOn = toLastDay(stored);
  return {
    id: stored.id,
    title: stored.title,
    description: stored.description,
    picture: pictures.toPicture(stored.picture),
    date: stored.date,
    endsOn,
    stage: toStage(stored.date, endsOn),
    place: stored.place ?? '',
  };
};

const toDetail = (readers: Readers, stored: StoredEvent): EventDetail => ({
  ...toSummary(readers, stored),
  infoHtml: readers.toHtml(stored.info),
  gallery: (stored.gallery ?? []).flatMap((media) => {
    const [picture, thumbnail] = [readers.pictures.toPicture(media), readers.pictures.toThumbnail(media)];
    return picture && thumbnail ? { thumbnail, full: toLargestFile(picture) } : [];
  }),
  isSample: stored.isSample ?? false,
});

export const {
  list: listEvents,
  listWhole: listWholeEvents,
  listRecent: listRecentEvents,
  listWholeRecent: listWholeRecentEvents,
  get: getEvent,
} = defineDatedList({ collection: 'events', dateField: 'date', summaryFields, toSummary, toDetail });
