import type { Access, AccessArgs, CollectionBeforeChangeHook } from 'payload';
import { hasRole } from '../access/roles.ts';

/** Documents in the trash are erased after this many days. */
export const trashDays = 30;

/**
 * Whether a call of `access.delete` wants to move a document to the trash: then Payload hands over the data to write.
 */
const isForTrash = ({ data }: AccessArgs): boolean => Boolean(data && 'deletedAt' in data && data.deletedAt);

/**
 * Access rule for deleting. Only administrators may delete several documents at once, after the studio has asked them.
 * @param one who may delete a single document for good
 * @param trash who may move a single document to the trash
 */
export const deleteOneByOne =
  ({ one, trash = one }: { one: Access; trash?: Access }): Access =>
  (args) => {
    const reach = isForTrash(args) ? trash : one;
    if (args.id === undefined && !hasRole(args.req, 'admin')) return false;
    return reach(args);
  };

/** Sets the date in the trash to the actual moment, whatever the call sends: the trash is emptied by this date. */
export const stampTrash: CollectionBeforeChangeHook = ({ context, data, operation, originalDoc }) => {
  // A version may come from a time when the document was in the trash.
  if (operation === 'create' || context.isRestoringVersion)
    return data.deletedAt ? { ...data, deletedAt: null } : data;
  if (!data.deletedAt) return data;
  return { ...data, deletedAt: originalDoc?.deletedAt ?? new Date().toISOString() };
};
