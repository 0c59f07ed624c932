import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload';
import { toLabel } from '../documents/label.ts';
import { publicError } from '../requests/refuse.ts';
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

/**
 * Whether a use holds a document. A redirect holds nothing, as some make themselves; a link nothing that has lain in
 * the trash for its time, where nobody would be told.
 */
const holdsIn =
  (req: PayloadRequest) =>
  ({ by }: Use): boolean =>
    by === 'relation' || (by === 'link' && !req.context.isSweeping);

const refuseIfUsed = async (
  collection: SanitizedCollectionConfig,
  id: number | string,
  req: PayloadRequest,
): Promise<void> => {
  const uses = await listUses({ req, slug: collection.slug, id });
  const names = nameUses(uses.filter(holdsIn(req)));
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
