import { listStatus } from '@ev-site/contract/list-query.ts';
import type { ItemKind, Known, PagedKind } from '../data/known.ts';
import { toEnvelope, toWholeEnvelope } from './rows.ts';

/**
 * What the lists in memory say about the input of a read: the input without the parts that do not matter, or the answer
 * if it names nothing that exists.
 */
export type CheckedInput<Input> = { input: Input } | { none: unknown };

/** For an input that names nothing that exists. */
export const noMatch: CheckedInput<never> = { none: toWholeEnvelope([], () => null) };

interface Pages {
  known: Pick<Known, 'count'>;
  kind: PagedKind;
  /** Items on a page. */
  limit: number;
}

/** Checks whether a list has a page. The first page always exists. */
export const checkPage = async <Input>(
  { known, kind, limit }: Pages,
  pageNumber: number,
  input: Input,
): Promise<CheckedInput<Input>> => {
  if (pageNumber === 1) return { input };
  const total = await known.count(kind);
  const totalPages = Math.ceil(total / limit);
  if (pageNumber <= totalPages) return { input };
  return { none: toEnvelope({ items: [], pageNumber, total, totalPages }, limit, () => null) };
};

/** Input of a read of articles or events. */
interface DatedInput {
  status: (typeof listStatus)[keyof typeof listStatus];
  id: number | undefined;
  page?: number | undefined;
}

/** Checks which page, item or recent items are asked for. */
export const checkDated = async (
  pages: Pages & { known: Pick<Known, 'getIds'>; kind: ItemKind },
  { status, id, page }: DatedInput,
): Promise<CheckedInput<DatedInput>> => {
  if (status === listStatus.list)
    return checkPage(pages, page ?? 1, { status, id: undefined, page: page ?? 1 });
  const isKnown = id !== undefined && (await pages.known.getIds(pages.kind)).has(id);
  if (isKnown) return { input: { status, id } };
  return status === listStatus.recent ? { input: { status, id: undefined } } : noMatch;
};
