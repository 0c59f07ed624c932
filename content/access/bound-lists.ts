import { readRecordId } from '@ev-site/contract/record-id.ts';
import type { CollectionBeforeOperationHook } from 'payload';
import { publicError } from '../requests/refuse.ts';

/** The most documents that one read of a list returns where access rules apply. The rest is on the next pages. */
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
 * The parts of a list request to replace so that it returns one page.
 * @param whole whether a request without a limit would read everything
 */
export const toPage = ({ limit, page, pagination }: AskedList, whole = false) => {
  const isShort = limit === undefined ? !whole && String(pagination) !== 'false' : isWithin(limit);
  return {
    ...(page !== undefined && { page: readRecordId(String(page)) ?? 1 }),
    ...(!isShort && { limit: longestList, pagination: true }),
  };
};

/**
 * Limits lists, versions and distinct values that would be built whole in memory: Payload reads everything for a limit
 * of 0 or below or for `pagination: false`, and accepts any higher limit. With this the answer is one page with a
 * total; an invalid page number becomes the first page. Applies to everybody whose access is checked, over REST or in a
 * page of the studio (the studio's own lists are shorter).
 * @throws {APIError} 400 if a bulk change gives a limit that is not a number
 */
export const boundLists: CollectionBeforeOperationHook = ({ args, context, operation, overrideAccess }) => {
  if (overrideAccess || context.readsAll) return args;
  const { id, limit, currentDepth } = args as AskedList;
  // In a bulk change the limit says how many documents are changed; 0 means all.
  const isCount = limit === undefined || limit === 0 || readRecordId(String(limit)) !== undefined;
  if (operation === 'update' && !isCount) throw publicError(400, 'There is no such limit.');
  const isDistinct = operation === 'readDistinct';
  const isList = isDistinct || (operation === 'read' && id === undefined);
  // Related documents are read by ids from a list that is already limited.
  if (!isList || typeof currentDepth === 'number') return args;
  return { ...args, ...toPage(args as AskedList, isDistinct) };
};
