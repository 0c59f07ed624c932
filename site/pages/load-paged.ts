import type { Reading } from '../data/data-access.ts';
import type { PagedKind } from '../data/known.ts';
import { emptyPage, type Paged, type PageRequest } from '../data/paged.ts';
import type { AskedPage, PageContext } from '../page/page.ts';
import { readPageNumber } from './page-number.ts';

/** Whether a list has the page in `?page=`. The first page always exists. */
export const hasPage =
  (kind: PagedKind, limit: number) =>
  async ({ query, data }: Pick<AskedPage, 'query' | 'data'>): Promise<boolean> => {
    const pageNumber = readPageNumber(query.page);
    if (pageNumber === undefined) return false;
    return pageNumber === 1 || pageNumber <= Math.ceil((await data.known.count(kind)) / limit);
  };

/**
 * Reads the page of a list that `?page=` asks for. A failed read gives an empty page, so that the screen is still
 * shown.
 * @returns `undefined` if the list has no such page: the visitor gets Page Not Found.
 */
export const loadPaged = async <Item>(
  { query, read }: Pick<PageContext, 'query' | 'read'>,
  what: string,
  limit: number,
  ask: (data: Reading, request: PageRequest) => Promise<Paged<Item>>,
): Promise<Paged<Item> | undefined> => {
  const pageNumber = readPageNumber(query.page);
  if (pageNumber === undefined) return undefined;
  const nothing = { ...emptyPage, pageNumber, totalPages: pageNumber };
  const list = await read(what, (data) => ask(data, { pageNumber, limit }), nothing);
  return pageNumber <= Math.max(1, list.totalPages) ? list : undefined;
};
