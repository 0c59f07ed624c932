import { readRecordId } from '@ev-site/contract/record-id.ts';
import type { Reading } from '../data/door.ts';
import type { ItemKind } from '../data/known.ts';
import type { Paged, PageRequest } from '../data/paged.ts';
import type { AskedPage, PageContext } from '../page/page.ts';

/**
 * Reads the record that the address names by its number.
 * @param parameter the part of the path that has the number
 * @returns `undefined` where there is none.
 * @throws where it cannot be read
 */
export const loadItem = async <Item>(
  { params, data }: Pick<PageContext, 'params' | 'data'>,
  parameter: string,
  get: (data: Reading, id: number) => Promise<Item | null>,
): Promise<Item | undefined> => {
  const id = readRecordId(params[parameter] ?? '');
  return id === undefined ? undefined : ((await get(data, id)) ?? undefined);
};

/** Whether the number in the address is that of an item that visitors of the language can see. */
export const hasItem =
  (kind: ItemKind, parameter: string) =>
  async ({ params, data }: AskedPage): Promise<boolean> => {
    const id = readRecordId(params[parameter] ?? '');
    return id !== undefined && (await data.known.getIds(kind)).has(id);
  };

/** How many items of a list are made before anyone asks: a list of thousands would keep the server busy after every edit. */
export const itemsMadeAhead = 30;

/** The addresses of the first items of a list, to be made before anyone asks. */
export const listItemAddresses = async (
  list: (request: PageRequest) => Promise<Paged<{ id: number }>>,
  toPath: (id: number) => string,
): Promise<string[]> => {
  const { items } = await list({ pageNumber: 1, limit: itemsMadeAhead });
  return items.map(({ id }) => toPath(id));
};
