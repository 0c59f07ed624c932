import { readPositiveInt } from '@ev-site/contract/positive-int.ts';
import type { Reading } from '../data/data-access.ts';
import type { ItemKind } from '../data/known.ts';
import type { Paged, PageRequest } from '../data/paged.ts';
import type { AskedPage, PageContext } from '../page/page.ts';

/**
 * Reads the record whose number is in the path.
 * @param parameter the path parameter with the number
 * @returns `undefined` if there is no such record.
 * @throws if the record cannot be read
 */
export const loadItem = async <Item>(
  { params, data }: Pick<PageContext, 'params' | 'data'>,
  parameter: string,
  get: (data: Reading, id: number) => Promise<Item | null>,
): Promise<Item | undefined> => {
  const id = readPositiveInt(params[parameter] ?? '');
  return id === undefined ? undefined : ((await get(data, id)) ?? undefined);
};

/** Whether the number in the path belongs to an item that is visible in the language. */
export const hasItem =
  (kind: ItemKind, parameter: string) =>
  async ({ params, data }: AskedPage): Promise<boolean> => {
    const id = readPositiveInt(params[parameter] ?? '');
    return id !== undefined && (await data.known.getIds(kind)).has(id);
  };

/** The number of a list's items that are rendered ahead. With thousands, every edit would keep the server busy. */
export const itemsMadeAhead = 30;

/** The addresses of the first items of a list, to be rendered ahead. */
export const listItemAddresses = async (
  list: (request: PageRequest) => Promise<Paged<{ id: number }>>,
  toPath: (id: number) => string,
): Promise<string[]> => {
  const { items } = await list({ pageNumber: 1, limit: itemsMadeAhead });
  return items.map(({ id }) => toPath(id));
};
