import { isDayOver } from '@ev-site/content/india-time.ts';
import type { Event as StoredEvent } from '@ev-site/content/payload-types.ts';
import type { Where } from 'payload';
import { findFirst } from './find-first.ts';
import { type Paged, type PageRequest, type RecentRequest, toPaged } from './paged.ts';
import { type Picture, toLargestFile } from './picture.ts';
import type { Readers } from './readers.ts';

/** A company event as lists show it; title and description are plain text, cut by the place that shows them. */
export interface EventSummary {
  id: number;
  title: string;
  description: string;
  picture: Picture | null;
  /** ISO date and time; the day counts. */
  date: string;
  /** Its day has ended in India, as of the moment it was read. */
  isOver: boolean;
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

type StoredSummary = Pick<StoredEvent, 'id' | 'title' | 'description' | 'picture' | 'date' | 'place'>;

const summaryFields = { title: true, description: true, picture: true, date: true, place: true } as const;
const sort = ['-date', '-id'];

const toSummary = ({ pictures }: Readers, stored: StoredSummary): EventSummary => ({
  id: stored.id,
  title: stored.title,
  description: stored.description,
  picture: pictures.toPicture(stored.picture),
  date: stored.date,
  isOver: isDayOver(new Date(stored.date)),
  place: stored.place ?? '',
});

// An event is announced before its day, so unlike an article it shows as soon as it is published.
const published = (more: Where[] = []): Where => ({ and: [{ _status: { equals: 'published' } }, ...more] });

const toDetail = (readers: Readers, stored: StoredEvent): EventDetail => ({
  ...toSummary(readers, stored),
  infoHtml: readers.toHtml(stored.info),
  gallery: (stored.gallery ?? []).flatMap((media) => {
    const [picture, thumbnail] = [readers.pictures.toPicture(media), readers.pictures.toThumbnail(media)];
    return picture && thumbnail ? { thumbnail, full: toLargestFile(picture) } : [];
  }),
  isSample: stored.isSample ?? false,
});

const pageOf = ({ pageNumber, limit }: PageRequest) => ({
  collection: 'events' as const,
  where: published(),
  sort,
  depth: 1,
  limit,
  page: pageNumber,
});

const recentOf = ({ besides, limit }: RecentRequest) => ({
  collection: 'events' as const,
  where: published(besides ? [{ id: { not_equals: besides } }] : []),
  sort,
  depth: 1,
  limit,
  pagination: false,
});

/** Reads one page of the published events, the latest first. */
export const listEvents = async (readers: Readers, request: PageRequest): Promise<Paged<EventSummary>> =>
  toPaged(await readers.content.find({ ...pageOf(request), select: summaryFields }), (stored) =>
    toSummary(readers, stored),
  );

/** The same with whole events, in one question to the database. */
export const listWholeEvents = async (readers: Readers, request: PageRequest): Promise<Paged<EventDetail>> =>
  toPaged(await readers.content.find(pageOf(request)), (stored) => toDetail(readers, stored));

/** Reads the latest events besides the one that is open. */
export const listRecentEvents = async (readers: Readers, request: RecentRequest): Promise<EventSummary[]> => {
  const { docs } = await readers.content.find({ ...recentOf(request), select: summaryFields });
  return docs.map((stored) => toSummary(readers, stored));
};

/** The same with whole events. */
export const listWholeRecentEvents = async (
  readers: Readers,
  request: RecentRequest,
): Promise<EventDetail[]> => {
  const { docs } = await readers.content.find(recentOf(request));
  return docs.map((stored) => toDetail(readers, stored));
};

/** Reads one event. @returns null where there is none, or it is not published. */
export const getEvent = async (readers: Readers, id: number): Promise<EventDetail | null> => {
  const stored = await findFirst(readers, 'events', published([{ id: { equals: id } }]));
  return stored && toDetail(readers, stored);
};
