import type { Event as StoredEvent } from '@ev-site/content/payload-types.ts';
import type { Where } from 'payload';
import { findFirst } from './find-first.ts';
import { type Paged, type PageRequest, type RecentRequest, toPaged } from './paged.ts';
import type { Picture } from './picture.ts';
import type { Readers } from './readers.ts';
import { toRecordId } from './record-id.ts';

/** A company event as lists show it; title and description are plain text, cut by the place that shows them. */
export interface EventSummary {
  id: string;
  title: string;
  description: string;
  picture: Picture | null;
  /** ISO date and time; the day counts. */
  date: string;
  /** Town and venue; empty where not said. */
  place: string;
}

/** A whole event. */
export interface EventDetail extends EventSummary {
  infoHtml: string;
  /** Sample content, not news about real events. */
  isSample: boolean;
}

type StoredSummary = Pick<StoredEvent, 'id' | 'title' | 'description' | 'picture' | 'date' | 'place'>;

const summaryFields = { title: true, description: true, picture: true, date: true, place: true } as const;

const toSummary = ({ pictures }: Readers, stored: StoredSummary): EventSummary => ({
  id: String(stored.id),
  title: stored.title,
  description: stored.description,
  picture: pictures.toPicture(stored.picture),
  date: stored.date,
  place: stored.place ?? '',
});

// An event is announced before its day, so unlike an article it shows as soon as it is published.
const published = (more: Where[] = []): Where => ({ and: [{ _status: { equals: 'published' } }, ...more] });

/** Reads one page of the events, the latest first. */
export const listEvents = async (
  readers: Readers,
  { pageNumber, limit }: PageRequest,
): Promise<Paged<EventSummary>> => {
  const found = await readers.payload.find({
    collection: 'events',
    where: published(),
    sort: ['-date', '-id'],
    depth: 1,
    limit,
    page: pageNumber,
    select: summaryFields,
  });
  return toPaged(found, (stored) => toSummary(readers, stored));
};

/** Reads the latest events besides the one that is open. */
export const listRecentEvents = async (
  readers: Readers,
  { besides, limit }: RecentRequest,
): Promise<EventSummary[]> => {
  const { docs } = await readers.payload.find({
    collection: 'events',
    where: published(besides ? [{ id: { not_equals: besides } }] : []),
    sort: ['-date', '-id'],
    depth: 1,
    limit,
    pagination: false,
    select: summaryFields,
  });
  return docs.map((stored) => toSummary(readers, stored));
};

/** Reads one event. @returns null where there is none, or it is not published. */
export const getEvent = async (readers: Readers, id: string): Promise<EventDetail | null> => {
  const key = toRecordId(id);
  if (key === null) return null;
  const stored = await findFirst(readers, 'events', published([{ id: { equals: key } }]));
  if (!stored) return null;
  return {
    ...toSummary(readers, stored),
    infoHtml: readers.toHtml(stored.info),
    isSample: stored.isSample ?? false,
  };
};
