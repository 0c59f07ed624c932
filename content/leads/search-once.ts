import type { PayloadRequest, Where } from 'payload';
import { getSoughtText, listWhereParts, mapParts, type WherePart } from '../requests/where-tree.ts';
import { searchedFields } from './narrow-search.ts';

/** If a search finds at most this many leads, the condition becomes a list of their ids. */
const mostHits = 300;

/** The fields that a search looks in, after the steps before this one. */
const asked: ReadonlySet<string> = new Set([...searchedFields, 'phoneDigits', 'reference']);

/** Whether a part of a condition belongs to a search: a text within one of the fields, or a reference number. */
const isSought = (part: WherePart): boolean => {
  const { like, contains, equals, ...others } = part.operators;
  if (!asked.has(part.path) || Object.keys(others).length > 0) return false;
  return part.path === 'reference'
    ? typeof equals === 'string'
    : getSoughtText(part) !== undefined && equals === undefined;
};

/** Whether a condition contains nothing but a search, and at least one text. */
const isSearch = (where: Where): boolean => {
  const parts = listWhereParts(where);
  return parts.every(isSought) && parts.some(({ path }) => path !== 'reference');
};

/** The ids of the leads that a search finds; null if they are too many. */
const findNumbers = async (
  search: Where,
  req: PayloadRequest,
  reach: true | Where,
): Promise<number[] | null> => {
  const { docs } = await req.payload.db.find({
    collection: 'leads',
    where: reach === true ? search : { and: [search, reach] },
    select: {},
    sort: '-createdAt',
    limit: mostHits + 1,
    pagination: false,
    req,
  });
  return docs.length > mostHits ? null : docs.map(({ id }) => Number(id));
};

/**
 * Replaces a search in a condition by the ids that it finds, if these are few. A list asks the database twice: how many
 * leads match, and which. No index serves a search for a part of a text, so each of the two queries would scan all
 * leads when few match. With this, one query scans them, and the list counts and reads the result by its ids.
 * @param reach the leads that the reader may see
 */
export const searchOnce = (where: Where, req: PayloadRequest, reach: true | Where): Promise<Where> =>
  mapParts(where, async (part) => {
    if (!isSearch(part.where)) return undefined;
    const ids = await findNumbers(part.where, req, reach);
    return ids ? { id: { in: ids } } : part.where;
  });
