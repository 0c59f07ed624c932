import type { Blog } from '@ev-site/content/payload-types.ts';
import type { Where } from 'payload';
import { findFirst } from './find-first.ts';
import { isPublic } from './is-public.ts';
import { type Paged, type PageRequest, type RecentRequest, toPaged } from './paged.ts';
import type { Picture } from './picture.ts';
import type { Readers } from './readers.ts';
import { toRecordId } from './record-id.ts';

/** An article as lists show it; `description` is plain text, cut by the place that shows it. */
export interface BlogSummary {
  id: string;
  title: string;
  description: string;
  picture: Picture | null;
  /** ISO date and time of publication. */
  date: string;
}

/** A whole article. */
export interface BlogDetail extends BlogSummary {
  bodyHtml: string;
  /** Sample content, not news about real events. */
  isSample: boolean;
}

type StoredSummary = Pick<Blog, 'id' | 'title' | 'description' | 'picture' | 'publishedAt'>;

const summaryFields = { title: true, description: true, picture: true, publishedAt: true } as const;

const toSummary = ({ pictures }: Readers, stored: StoredSummary): BlogSummary => ({
  id: String(stored.id),
  title: stored.title,
  description: stored.description,
  picture: pictures.toPicture(stored.picture),
  date: stored.publishedAt,
});

const published = (more: Where[] = []): Where => ({ and: [isPublic('publishedAt'), ...more] });

/** Reads one page of the published articles, newest first. */
export const listBlogs = async (
  readers: Readers,
  { pageNumber, limit }: PageRequest,
): Promise<Paged<BlogSummary>> => {
  const found = await readers.payload.find({
    collection: 'blogs',
    where: published(),
    sort: ['-publishedAt', '-id'],
    depth: 1,
    limit,
    page: pageNumber,
    select: summaryFields,
  });
  return toPaged(found, (stored) => toSummary(readers, stored));
};

/** Reads the newest articles besides the one that is open. */
export const listRecentBlogs = async (
  readers: Readers,
  { besides, limit }: RecentRequest,
): Promise<BlogSummary[]> => {
  const { docs } = await readers.payload.find({
    collection: 'blogs',
    where: published(besides ? [{ id: { not_equals: besides } }] : []),
    sort: ['-publishedAt', '-id'],
    depth: 1,
    limit,
    pagination: false,
    select: summaryFields,
  });
  return docs.map((stored) => toSummary(readers, stored));
};

/** Reads one article. @returns null where there is none, or it is not published yet. */
export const getBlog = async (readers: Readers, id: string): Promise<BlogDetail | null> => {
  const key = toRecordId(id);
  if (key === null) return null;
  const stored = await findFirst(readers, 'blogs', published([{ id: { equals: key } }]));
  if (!stored) return null;
  return {
    ...toSummary(readers, stored),
    bodyHtml: readers.toHtml(stored.body),
    isSample: stored.isSample ?? false,
  };
};
