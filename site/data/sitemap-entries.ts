import { isPublic } from './is-public.ts';
import { isOpenJob } from './jobs.ts';
import type { PageRequest } from './paged.ts';
import type { Readers } from './readers.ts';

/** Records that have a page of their own under a fixed path. */
export type SitemapKind = 'blogs' | 'events' | 'jobs';

/** A record's page for search engines. */
export interface SitemapEntry {
  id: number;
  /** ISO date and time of the last edit. */
  changedAt: string;
}

const publicRecords = (kind: SitemapKind) => {
  if (kind === 'blogs') return isPublic('publishedAt');
  return kind === 'events' ? { _status: { equals: 'published' } } : isOpenJob();
};

/** Counts the public records of a kind. */
export const countSitemapEntries = async ({ content }: Readers, kind: SitemapKind): Promise<number> => {
  const { totalDocs } = await content.count({ collection: kind, where: publicRecords(kind) });
  return totalDocs;
};

/** Reads one page of the public records of a kind, by id, so that a new one moves no other to another page. */
export const listSitemapEntries = async (
  { content }: Readers,
  kind: SitemapKind,
  { pageNumber, limit }: PageRequest,
): Promise<SitemapEntry[]> => {
  const { docs } = await content.find({
    collection: kind,
    where: publicRecords(kind),
    sort: 'id',
    depth: 0,
    limit,
    page: pageNumber,
    select: { updatedAt: true },
  });
  return docs.map(({ id, updatedAt }) => ({ id, changedAt: updatedAt }));
};
