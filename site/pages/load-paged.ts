import type { DataDoor } from '../data/door.ts';
import type { Paged, PageRequest } from '../data/paged.ts';
import type { PageContext } from '../page/page.ts';
import { readPageNumber } from './page-number.ts';

/**
 * Reads the page of a list that `?page=` asks for. A failed read gives an empty one, so that the screen stays.
 * @returns `undefined` where the list has no such page: the visitor gets Page Not Found.
 */
export const loadPaged = async <Item>(
  { query, read }: Pick<PageContext, 'query' | 'read'>,
  what: string,
  limit: number,
  ask: (data: DataDoor, request: PageRequest) => Promise<Paged<Item>>,
): Promise<Paged<Item> | undefined> => {
  const pageNumber = readPageNumber(query.page);
  if (pageNumber === undefined) return undefined;
  const nothing = { items: [], pageNumber, total: 0, totalPages: pageNumber };
  const list = await read<Paged<Item>>(what, (data) => ask(data, { pageNumber, limit }), nothing);
  return pageNumber <= Math.max(1, list.totalPages) ? list : undefined;
};
