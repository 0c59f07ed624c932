import type { Known, PagedKind } from '../data/known.ts';
import { toEnvelope, toWholeEnvelope } from './rows.ts';

/**
 * What the lists in memory say about the input of a read: the input without the parts that do not matter, or the answer
 * if it names nothing that exists.
 */
export type CheckedInput<Input> = { input: Input } | { none: unknown };

/** For an input that names nothing that exists. */
export const noMatch: CheckedInput<never> = { none: toWholeEnvelope([], () => null) };

export interface Pages {
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
