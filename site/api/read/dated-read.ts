import { listStatus } from '@ev-site/contract/list-query.ts';
import { recentCount } from '@ev-site/contract/page-sizes.ts';
import type { FastifyRequest } from 'fastify';
import type { ItemKind, Known } from '../../data/known.ts';
import type { Paged, PageRequest, RecentRequest } from '../../data/paged.ts';
import { type CheckedInput, checkPage, noMatch, type Pages } from '../check-input.ts';
import { defineRead, type Read } from '../read-call.ts';
import { toEnvelope, toWholeEnvelope } from '../rows.ts';

/** Input of a read of articles or events. */
interface DatedInput {
  status: (typeof listStatus)[keyof typeof listStatus];
  id: number | undefined;
  page?: number | undefined;
}

interface DatedRead<Item, Row> extends Pages {
  known: Pick<Known, 'count' | 'countOld' | 'getIds'>;
  kind: ItemKind;
  parse(request: FastifyRequest): DatedInput;
  find(id: number): Promise<Item | null>;
  listRecent(request: RecentRequest): Promise<Item[]>;
  listPage(request: PageRequest): Promise<Paged<Item>>;
  toRow(item: Item, index: number): Row;
}

/** Checks which page, item or recent items are asked for. */
const checkDated = async (
  pages: Pick<DatedRead<unknown, unknown>, 'known' | 'kind' | 'limit'>,
  { status, id, page }: DatedInput,
): Promise<CheckedInput<DatedInput>> => {
  if (status === listStatus.list)
    return checkPage(pages, page ?? 1, { status, id: undefined, page: page ?? 1 });
  const isKnown = id !== undefined && (await pages.known.getIds(pages.kind)).has(id);
  if (isKnown) return { input: { status, id } };
  return status === listStatus.recent ? { input: { status, id: undefined } } : noMatch;
};

/** Makes a read of articles or events: a page of the list, one of them, or the recent ones. */
export const defineDatedRead = <Item, Row>(dated: DatedRead<Item, Row>): Read => {
  const { known, limit, parse, find, listRecent, listPage, toRow } = dated;
  return defineRead({
    parse,
    known,
    check: (input) => checkDated(dated, input),
    async read({ status, id, page }) {
      if (status === listStatus.detail && id !== undefined) {
        const item = await find(id);
        return toWholeEnvelope(item ? [item] : [], toRow);
      }
      if (status === listStatus.recent) {
        const besides = id === undefined ? {} : { besides: id };
        return toWholeEnvelope(await listRecent({ limit: recentCount, ...besides }), toRow);
      }
      return toEnvelope(await listPage({ pageNumber: page ?? 1, limit }), limit, toRow);
    },
  });
};
