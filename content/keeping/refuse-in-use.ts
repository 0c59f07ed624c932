import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload';
import { toLabel } from '../label.ts';
import { publicError } from '../refuse.ts';
import { listUses, type Use } from './list-uses.ts';

/** How many uses are named in a sentence; more are hinted at. */
const namedAtMost = 5;

const toName = ({ kind, title, isInTrash }: Use): string =>
  `${kind}${title && ` “${title}”`}${isInTrash ? ' (in the trash)' : ''}`;

/** Names each use once: what may not be named is counted. */
const nameUses = (uses: readonly Use[]): string[] => {
  const byName = Map.groupBy(uses, toName);
  return [...byName].map(([name, alike]) => (alike.length > 1 ? `${name} (${alike.length} times)` : name));
};

/** What staff do instead of deleting, where a kind has such a way. */
const getWayOut = ({ custom }: SanitizedCollectionConfig): string =>
  typeof custom?.insteadOfDeleting === 'string' ? ` ${custom.insteadOfDeleting}` : '';

const refuseIfUsed = async (
  collection: SanitizedCollectionConfig,
  id: number | string,
  req: PayloadRequest,
): Promise<void> => {
  const names = nameUses(await listUses({ req, slug: collection.slug, id }));
  if (names.length === 0) return;
  const named = names.slice(0, namedAtMost).join(', ') + (names.length > namedAtMost ? ' and others' : '');
  const what = toLabel(collection.labels.singular, collection.slug).toLowerCase();
  throw publicError(
    409,
    `This ${what} is still used by ${named}. Change that first, then delete it.${getWayOut(collection)}`,
  );
};

/**
 * Refuses to delete what something else still shows or needs, and names it: no page loses a part unnoticed.
 * @throws {APIError} 409 with a sentence for staff.
 */
export const refuseInUse: CollectionBeforeDeleteHook = ({ collection, id, req }) =>
  refuseIfUsed(collection, id, req);

/**
 * The same where it is only put into the trash.
 * @throws {APIError} 409 with a sentence for staff.
 */
export const refuseTrashInUse: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'update' && data.deletedAt && !originalDoc?.deletedAt)
    await refuseIfUsed(collection, originalDoc?.id, req);
  return data;
};
