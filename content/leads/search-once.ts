import type { PayloadRequest, Where } from 'payload';
import { getSoughtText, listParts, mapParts, type WherePart } from '../database/where-tree.ts';
import { searchedFields } from './narrow-search.ts';

/** What finds no more than so many goes on as a list of their numbers. */
const most = 300;

/** What a search asks for, after the steps before this one. */
const asked: ReadonlySet<string> = new Set([...searchedFields, 'phoneDigits', 'id']);

/** Whether a part asks for what a search does: a text within fields, or a lead's number. */
const isSought = (part: WherePart): boolean => {
  const { like, contains, equals, ...others } = part.operators;
  if (!asked.has(part.path) || Object.keys(others).length > 0) return false;
  return part.path === 'id'
    ? typeof equals === 'number'
    : getSoughtText(part) !== undefined && equals === undefined;
};

/** Whether a condition asks for nothing else than a search does, and for some text. */
const isSearch = (where: Where): boolean => {
  const parts = listParts(where);
  return parts.every(isSought) && parts.some(({ path }) => path !== 'id');
};

/** The numbers of what a search finds; null where these are too many. */
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
    limit: most + 1,
    pagination: false,
    req,
  });
  return docs.length > most ? null : docs.map(({ id }) => Number(id));
};

/**
 * The same condition, with the numbers of what a search finds in its place where these are few. A list asks the
 * database twice, how many there are and which. No index serves a search for a part of a text, so both go through all
 * leads where few are found: they are gone through once, and what is found is counted and read by its numbers.
 * @param reach the leads that the reader may see
 */
export const searchOnce = (where: Where, req: PayloadRequest, reach: true | Where): Promise<Where> =>
  mapParts(where, async (part) => {
    if (!isSearch(part.where)) return undefined;
    const ids = await findNumbers(part.where, req, reach);
    return ids ? { id: { in: ids } } : part.where;
  });
