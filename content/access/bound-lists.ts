import { groupDigits } from '@ev-site/contract/group-digits.ts';
import { readPositiveInt } from '@ev-site/contract/positive-int.ts';
import {
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  Forbidden,
  type PayloadRequest,
  type Where,
} from 'payload';
import { publicError } from '../requests/refuse.ts';

/** The most documents that one read of a list returns where access rules apply. The rest is on the next pages. */
export const longestList = 500;

/** The most documents that one call changes or deletes where access rules apply: the longest page of a list in the studio. */
export const mostAtOnce = 100;

interface AskedList {
  id?: unknown;
  limit?: unknown;
  page?: unknown;
  pagination?: unknown;
  currentDepth?: unknown;
}

interface AskedChange {
  where?: Where;
  limit?: unknown;
  draft?: boolean;
  trash?: boolean;
  data?: { deletedAt?: unknown };
}

const isWithin = (limit: unknown, most = longestList): boolean => {
  const count = Number(limit);
  return Number.isInteger(count) && count > 0 && count <= most;
};

/**
 * The parts of a list request to replace so that it returns one page.
 * @param whole whether a request without a limit would read everything
 */
export const toPage = ({ limit, page, pagination }: AskedList, whole = false) => {
  const isShort = limit === undefined ? !whole && String(pagination) !== 'false' : isWithin(limit);
  return {
    ...(page !== undefined && { page: readPositiveInt(String(page)) ?? 1 }),
    ...(!isShort && { limit: longestList, pagination: true }),
  };
};

/**
 * Payload reads all documents of a bulk change whole, and changes them all at the same time. Until the last one is
 * changed the studio would answer nobody.
 * @throws {APIError} 400 if there are more than one call may change
 */
const refuseMany = async (
  collection: CollectionSlug,
  { where, limit, draft, trash, data }: AskedChange,
  req: PayloadRequest,
): Promise<void> => {
  // *Reset* deletes all preferences of an account; preferences.ts bounds their number.
  if (!where || isWithin(limit, mostAtOnce) || collection === 'payload-preferences') return;
  const { totalDocs } = await req.payload.find({
    collection,
    where,
    // As Payload chooses what it changes: newest drafts, also for a move into the trash.
    draft: draft === true || Boolean(data?.deletedAt),
    trash: trash === true,
    limit: 1,
    depth: 0,
    overrideAccess: false,
    req,
  });
  // Payload's windows cut a sentence at a colon.
  if (totalDocs > mostAtOnce)
    throw publicError(400, `Choose at most ${mostAtOnce} at once. These are ${groupDigits(totalDocs)}.`);
};

/**
 * Limits lists, versions and distinct values that would be built whole in memory: Payload reads everything for a limit
 * of 0 or below or for `pagination: false`, and accepts any higher limit. With this the answer is one page with a
 * total; an invalid page number becomes the first page. Applies to everybody whose access is checked, over REST or in a
 * page of the studio (the studio's own lists are shorter). Refuses bulk changes of more than `mostAtOnce` documents.
 * @throws {APIError} 403 for a bulk change by somebody who may not make it; 400 if a bulk change gives a limit that is
 * not a number, or meets too many documents
 */
export const boundLists: CollectionBeforeOperationHook = async ({
  args,
  collection,
  context,
  operation,
  overrideAccess,
  req,
}) => {
  if (overrideAccess || context.readsAll) return args;
  const { id, limit, currentDepth } = args as AskedList;
  // In a bulk change the limit says how many documents are changed; 0 means all.
  const isCount = limit === undefined || limit === 0 || readPositiveInt(String(limit)) !== undefined;
  if ((operation === 'update' || operation === 'delete') && id === undefined) {
    // Payload asks only later; people without the right need not learn how many documents there are.
    if (!(await collection.access[operation]({ req }))) throw new Forbidden(req.t);
    if (operation === 'update' && !isCount) throw publicError(400, 'There is no such limit.');
    await refuseMany(collection.slug, args as AskedChange, req);
    // More documents may have come since they were counted.
    return operation === 'update' && !isWithin(limit, mostAtOnce) ? { ...args, limit: mostAtOnce } : args;
  }
  const isDistinct = operation === 'readDistinct';
  const isList = isDistinct || (operation === 'read' && id === undefined);
  // Related documents are read by ids from a list that is already limited.
  if (!isList || typeof currentDepth === 'number') return args;
  return { ...args, ...toPage(args as AskedList, isDistinct) };
};
