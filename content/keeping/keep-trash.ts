import type { Access, AccessArgs, CollectionBeforeChangeHook } from 'payload';
import { hasRole } from '../access/roles.ts';

/** Days after which what lies in the trash is erased. */
export const trashDays = 30;

/** Whether a call of `access.delete` asks for the trash, where Payload hands over what is to be written. */
const isForTrash = ({ data }: AccessArgs): boolean => Boolean(data && 'deletedAt' in data && data.deletedAt);

/**
 * Who deletes: several at once only administrators, who have to say that they mean it.
 * @param one who deletes a single one for good
 * @param trash who puts a single one into the trash
 */
export const deleteOneByOne =
  ({ one, trash = one }: { one: Access; trash?: Access }): Access =>
  (args) => {
    const reach = isForTrash(args) ? trash : one;
    if (args.id === undefined && !hasRole(args.req, 'admin')) return false;
    return reach(args);
  };

/** The day on which something came into the trash is the day itself, whatever a call says: by it the trash is emptied. */
export const stampTrash: CollectionBeforeChangeHook = ({ context, data, operation, originalDoc }) => {
  // A version may be of a time when the document lay there.
  if (operation === 'create' || context.isRestoringVersion)
    return data.deletedAt ? { ...data, deletedAt: null } : data;
  if (!data.deletedAt) return data;
  return { ...data, deletedAt: originalDoc?.deletedAt ?? new Date().toISOString() };
};
