import type { Event as StoredEvent } from '@ev-site/content/payload-types.ts';
import { isDayOver, startOfDay } from '@ev-site/content/time/india-time.ts';
import { defineDatedList } from './dated-list.ts';
import { type Picture, toLargestFile } from './picture.ts';
import type { Readers } from './readers.ts';

/** Stage of an event: `today` for an event of one day, `on` for an event of several days. */
export type EventStage = 'coming' | 'today' | 'on' | 'past';

/** A company event as lists show it; title and description are plain text, which each list cuts to its own length. */
export interface EventSummary {
  id: number;
  title: string;
  description: string;
  picture: Picture | null;
  /** ISO date and time, of which only the day counts; the first day of several. */
  date: string;
  /** The last of several days, in the same form; null for an event of one day. */
  endsOn: string | null;
  /** By the calendar day in India, at the moment of reading. */
  stage: EventStage;
  /** Town and venue; empty where not said. */
  place: string;
  /** Sample content, not news about real events. */
  isSample: boolean;
}

/** A whole event. */
export interface EventDetail extends EventSummary {
  infoHtml: string;
  /** Pictures of the event: a square thumbnail of each, and the address of the full picture. */
  gallery: { thumbnail: Picture; full: string }[];
}

type StoredSummary = Pick<
  StoredEvent,
  'id' | 'title' | 'description' | 'picture' | 'date' | 'endsOn' | 'place' | 'isSample'
>;

const summaryFields = {
  title: true,
  description: true,
  picture: true,
  date: true,
  endsOn: true,
  place: true,
  isSample: true,
} as const;

/** The last day, if it is not the first day. */
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
    isSample: stored.isSample ?? false,
  };
};

const toDetail = (readers: Readers, stored: StoredEvent): EventDetail => ({
  ...toSummary(readers, stored),
  infoHtml: readers.toHtml(stored.info),
  gallery: (stored.gallery ?? []).flatMap((media) => {
    const [picture, thumbnail] = [readers.pictures.toPicture(media), readers.pictures.toThumbnail(media)];
    return picture && thumbnail ? { thumbnail, full: toLargestFile(picture) } : [];
  }),
});

export const {
  list: listEvents,
  listWhole: listWholeEvents,
  listRecent: listRecentEvents,
  listWholeRecent: listWholeRecentEvents,
  get: getEvent,
} = defineDatedList({ collection: 'events', dateField: 'date', summaryFields, toSummary, toDetail });
