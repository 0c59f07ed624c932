import type { CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload';
import { canReachLeads } from '../access/lead-access.ts';
import { searchedFields } from './narrow-search.ts';

/** What finds no more than so many goes on as a list of their numbers. */
const most = 300;

/** What a search asks for, after the hooks before this one. */
const asked: ReadonlySet<string> = new Set([...searchedFields, 'phoneDigits', 'id']);

const isList = (path: string): boolean => /^(and|or)$/i.test(path);

/** The texts that a condition looks for within fields; null where it asks for anything that a search does not. */
const listTexts = (where: Where): string[] | null => {
  const texts = Object.entries(where).map(([path, condition]): string[] | null => {
    if (Array.isArray(condition)) {
      const inner = isList(path) ? condition.map(listTexts) : [null];
      return inner.includes(null) ? null : inner.flatMap((some) => some ?? []);
    }
    const { like, contains, equals, ...others } = condition ?? {};
    if (!asked.has(path) || Object.keys(others).length > 0) return null;
    if (path === 'id') return typeof equals === 'number' ? [] : null;
    const text = like ?? contains;
    return typeof text === 'string' && equals === undefined ? [text] : null;
  });
  return texts.includes(null) ? null : texts.flatMap((some) => some ?? []);
};

const isSearch = (where: Where): boolean => (listTexts(where) ?? []).length > 0;

type Find = (search: Where) => Promise<number[] | null>;

/** The same condition, with the numbers of what a search finds in its place where these are few. */
const putNumbers = async (where: Where, find: Find): Promise<Where> => {
  const parts = Object.entries(where).map(async ([path, condition]): Promise<Where> => {
    const part = { [path]: condition ?? {} };
    if (isSearch(part)) {
      const ids = await find(part);
      return ids ? { id: { in: ids } } : part;
    }
    return isList(path) && Array.isArray(condition)
      ? { [path]: await Promise.all(condition.map((one) => putNumbers(one, find))) }
      : part;
  });
  return { and: await Promise.all(parts) };
};

const findIn =
  (req: PayloadRequest, reach: true | Where): Find =>
  async (search) => {
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
 * A list asks the database twice, how many there are and which. No index serves a search for a part of a text, so both go through all
 * leads where few are found: they are gone through once, and what is found is counted and read by its numbers.
 */
export const searchOnce: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  const { where, pagination } = args as { where?: Where; pagination?: boolean };
  if (operation !== 'read' || !where || pagination === false) return args;
  const reach = overrideAccess || canReachLeads({ req });
  return reach ? { ...args, where: await putNumbers(where, findIn(req, reach)) } : args;
};
