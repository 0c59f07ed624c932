import type { CollectionBeforeOperationHook } from 'payload';

/** What is read at once of a list for whoever's access is asked. What is beyond is on its next page. */
export const longestList = 500;

interface AskedList {
  id?: unknown;
  limit?: unknown;
  pagination?: unknown;
  currentDepth?: unknown;
}

const isWithin = (limit: unknown): boolean => {
  const count = Number(limit);
  return Number.isInteger(count) && count > 0 && count <= longestList;
};

/**
 * Cuts lists, versions and distinct values that would be built whole in memory: Payload takes a limit of 0 or below, or no pages,
 * for all there is, and any limit besides. The answer is a page then, and says how many there are. Asked of everybody
 * whose access is asked, over REST or by a page of the studio, whose own lists are shorter.
 */
export const boundLists: CollectionBeforeOperationHook = ({ args, context, operation, overrideAccess }) => {
  if (overrideAccess || context.readsAll) return args;
  const { id, limit, pagination, currentDepth } = args as AskedList;
  const isDistinct = operation === 'readDistinct';
  const isList = isDistinct || (operation === 'read' && id === undefined);
  // What relations point to is read by the numbers that a list holds.
  if (!isList || typeof currentDepth === 'number') return args;
  const isShort = limit === undefined ? !isDistinct && pagination !== false : isWithin(limit);
  return isShort ? args : { ...args, limit: longestList, pagination: true };
};
