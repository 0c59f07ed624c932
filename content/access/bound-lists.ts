import { readRecordId } from '@ev-site/contract/record-id.ts';
import type { CollectionBeforeOperationHook } from 'payload';
import { publicError } from '../requests/refuse.ts';

/** What is read at once of a list for whoever's access is asked. What is beyond is on its next page. */
export const longestList = 500;

interface AskedList {
  id?: unknown;
  limit?: unknown;
  page?: unknown;
  pagination?: unknown;
  currentDepth?: unknown;
}

const isWithin = (limit: unknown): boolean => {
  const count = Number(limit);
  return Number.isInteger(count) && count > 0 && count <= longestList;
};

/**
 * What of an asked list is to be asked otherwise, so that it is a page.
 * @param whole whether all would be read where no limit is asked for
 */
export const toPage = ({ limit, page, pagination }: AskedList, whole = false) => {
  const isShort = limit === undefined ? !whole && String(pagination) !== 'false' : isWithin(limit);
  return {
    ...(page !== undefined && { page: readRecordId(String(page)) ?? 1 }),
    ...(!isShort && { limit: longestList, pagination: true }),
  };
};

/**
 * Cuts lists, versions and distinct values that would be built whole in memory: Payload takes a limit of 0 or below, or no pages,
 * for all there is, and any limit besides. The answer is a page then, and says how many there are; a page that can be none is the
 * first. Asked of everybody whose access is asked, over REST or by a page of the studio, whose own lists are shorter.
 * @throws {APIError} 400 where a change of many says a limit that is no number
 */
export const boundLists: CollectionBeforeOperationHook = ({ args, context, operation, overrideAccess }) => {
  if (overrideAccess || context.readsAll) return args;
  const { id, limit, currentDepth } = args as AskedList;
  // How many of them are changed; 0 is all.
  const isCount = limit === undefined || limit === 0 || readRecordId(String(limit)) !== undefined;
  if (operation === 'update' && !isCount) throw publicError(400, 'There is no such limit.');
  const isDistinct = operation === 'readDistinct';
  const isList = isDistinct || (operation === 'read' && id === undefined);
  // What relations point to is read by the numbers that a list holds.
  if (!isList || typeof currentDepth === 'number') return args;
  return { ...args, ...toPage(args as AskedList, isDistinct) };
};
