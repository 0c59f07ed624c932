import type { Blog as StoredBlog } from '@ev-site/content/payload-types.ts';
import { defineDatedList } from './dated-list.ts';
import type { Picture } from './picture.ts';
import type { Readers } from './readers.ts';

/** An article as lists show it; `description` is plain text, which each list cuts to its own length. */
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

const toSummary = ({ pictures }: Readers, stored: StoredSummary): BlogSummary => ({
  id: stored.id,
  title: stored.title,
  description: stored.description,
  picture: pictures.toPicture(stored.picture),
  // A draft in preview may have no date: it gets one when it is published.
  date: stored.publishedAt ?? new Date().toISOString(),
});

const toDetail = (readers: Readers, stored: StoredBlog): BlogDetail => ({
  ...toSummary(readers, stored),
  bodyHtml: readers.toHtml(stored.body),
  isSample: stored.isSample ?? false,
});

export const {
  list: listBlogs,
  listWhole: listWholeBlogs,
  listRecent: listRecentBlogs,
  listWholeRecent: listWholeRecentBlogs,
  get: getBlog,
} = defineDatedList({ collection: 'blogs', dateField: 'publishedAt', summaryFields, toSummary, toDetail });
