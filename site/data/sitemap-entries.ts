import { whereCurrent } from '@ev-site/content/documents/visible.ts';
import type { ItemKind } from './known.ts';
import type { PageRequest } from './paged.ts';
import type { Readers } from './readers.ts';

/** A record's page, for search engines. */
interface SitemapEntry {
  id: number;
  /** ISO date and time of the last edit. */
  changedAt: string;
}

/**
 * Reads one page of the public records of a kind, ordered by id, so that a new record moves no other one to another
 * page.
 */
export const listSitemapEntries = async (
  { content }: Readers,
  kind: ItemKind,
  { pageNumber, limit }: PageRequest,
): Promise<SitemapEntry[]> => {
  const { docs } = await content.find({
    collection: kind,
    where: whereCurrent(kind),
    sort: 'id',
    depth: 0,
    limit,
    page: pageNumber,
    select: { updatedAt: true },
  });
  return docs.map(({ id, updatedAt }) => ({ id, changedAt: updatedAt }));
};
