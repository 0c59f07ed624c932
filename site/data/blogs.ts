import type { Blog as StoredBlog } from '@ev-site/content/payload-types.ts';
import type { Where } from 'payload';
import { findFirst } from './find-first.ts';
import { isPublic } from './is-public.ts';
import { type Paged, type PageRequest, type RecentRequest, toPaged } from './paged.ts';
import type { Picture } from './picture.ts';
import type { Readers } from './readers.ts';

/** An article as lists show it; `description` is plain text, cut by the place that shows it. */
export interface BlogSummary {
  id: number;
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

type StoredSummary = Pick<StoredBlog, 'id' | 'title' | 'description' | 'picture' | 'publishedAt'>;

const summaryFields = { title: true, description: true, picture: true, publishedAt: true } as const;
const sort = ['-publishedAt', '-id'];

const toSummary = ({ pictures }: Readers, stored: StoredSummary): BlogSummary => ({
  id: stored.id,
  title: stored.title,
  description: stored.description,
  picture: pictures.toPicture(stored.picture),
  date: stored.publishedAt,
});

const published = (more: Where[] = []): Where => ({ and: [isPublic('publishedAt'), ...more] });

const toDetail = (readers: Readers, stored: StoredBlog): BlogDetail => ({
  ...toSummary(readers, stored),
  bodyHtml: readers.toHtml(stored.body),
  isSample: stored.isSample ?? false,
});

const pageOf = ({ pageNumber, limit }: PageRequest) => ({
  collection: 'blogs' as const,
  where: published(),
  sort,
  depth: 1,
  limit,
  page: pageNumber,
});

const recentOf = ({ besides, limit }: RecentRequest) => ({
  collection: 'blogs' as const,
  where: published(besides ? [{ id: { not_equals: besides } }] : []),
  sort,
  depth: 1,
  limit,
  pagination: false,
});

/** Reads one page of the published articles, newest first. */
export const listBlogs = async (readers: Readers, request: PageRequest): Promise<Paged<BlogSummary>> =>
  toPaged(await readers.content.find({ ...pageOf(request), select: summaryFields }), (stored) =>
    toSummary(readers, stored),
  );

/** The same with whole articles, in one question to the database. */
export const listWholeBlogs = async (readers: Readers, request: PageRequest): Promise<Paged<BlogDetail>> =>
  toPaged(await readers.content.find(pageOf(request)), (stored) => toDetail(readers, stored));

/** Reads the newest articles besides the one that is open. */
export const listRecentBlogs = async (readers: Readers, request: RecentRequest): Promise<BlogSummary[]> => {
  const { docs } = await readers.content.find({ ...recentOf(request), select: summaryFields });
  return docs.map((stored) => toSummary(readers, stored));
};

/** The same with whole articles. */
export const listWholeRecentBlogs = async (
  readers: Readers,
  request: RecentRequest,
): Promise<BlogDetail[]> => {
  const { docs } = await readers.content.find(recentOf(request));
  return docs.map((stored) => toDetail(readers, stored));
};

/** Reads one article. @returns null where there is none, or it is not published yet. */
export const getBlog = async (readers: Readers, id: number): Promise<BlogDetail | null> => {
  const stored = await findFirst(readers, 'blogs', published([{ id: { equals: id } }]));
  return stored && toDetail(readers, stored);
};
