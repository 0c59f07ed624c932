import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload';
import { toLabel } from '../documents/label.ts';
import { publicError } from '../requests/refuse.ts';
import { listUses, sayTimes, type Use } from './list-uses.ts';

/** How many uses the sentence names. More are only hinted at. */
const namedAtMost = 5;

const toName = ({ kind, title, isInTrash }: Use): string =>
  `${kind}${title && ` “${title}”`}${isInTrash ? ' (in the trash)' : ''}`;

/** Names each use once. Uses with the same name, such as those the reader may not see, are counted. */
const nameUses = (uses: readonly Use[]): string[] => {
  const byName = Map.groupBy(uses, toName);
  return [...byName].map(([name, alike]) =>
    alike.length > 1 ? `${name} (${sayTimes(alike.length)})` : name,
  );
};

/** A sentence on what staff can do instead of deleting, for kinds that have one. */
const getWayOut = ({ custom }: SanitizedCollectionConfig): string =>
  typeof custom?.insteadOfDeleting === 'string' ? ` ${custom.insteadOfDeleting}` : '';

/**
 * Whether a use keeps a document from being deleted. A redirect never does, because some redirects are made
 * automatically. A link does not when the trash is emptied by the sweep, because nobody would read the refusal.
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
 * Refuses to delete a document that something else still shows or needs, and names what uses it, so that no page loses
 * a part unnoticed.
 * @throws {APIError} 409 with a sentence for staff.
 */
export const refuseInUse: CollectionBeforeDeleteHook = ({ collection, id, req }) =>
  refuseIfUsed(collection, id, req);

/**
 * The same when a document is only moved to the trash.
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
