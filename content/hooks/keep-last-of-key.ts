import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { isNeeded, toKeyName } from '../fields/assumption-key.ts';
import type { Assumption } from '../payload-types.ts';
import { publicError } from '../refuse.ts';

type Key = Assumption['key'];

/** Which assumptions a request takes away, so that several at once are not each other's reason to go. */
const rememberGoing = ({ context }: PayloadRequest, id: number): number[] => {
  const going = [...((context.goingAssumptions as number[] | undefined) ?? []), id];
  context.goingAssumptions = going;
  return going;
};

const refuseLast = async (req: PayloadRequest, key: Key, id: number, wayOut: string): Promise<void> => {
  const going = rememberGoing(req, id);
  if (!isNeeded(key)) return;
  const others = await req.payload.count({
    collection: 'assumptions',
    where: { and: [{ key: { equals: key } }, { id: { not_in: going } }] },
    req,
  });
  if (others.totalDocs > 0) return;
  throw publicError(
    409,
    `This is the only value of “${toKeyName(key)}”, and the calculator starts with it. ${wayOut}`,
  );
};

/**
 * Refuses to delete the last value of a key that is reckoned with.
 * @throws {APIError} 409 with a sentence for staff.
 */
export const keepLastOfKey: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { key, deletedAt } = await req.payload.findByID({
    collection: 'assumptions',
    id,
    trash: true,
    depth: 0,
    req,
  });
  // What lies in the trash does not count any more.
  if (deletedAt) return;
  await refuseLast(req, key, Number(id), 'Change it, or enter another one first.');
};

/**
 * Refuses to put the last value of such a key into the trash, or to make it one of another key.
 * @throws {APIError} 409 with a sentence for staff.
 */
export const keepKeyOfLast: CollectionBeforeChangeHook<Assumption> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !originalDoc) return data;
  if (data.deletedAt && !originalDoc.deletedAt)
    await refuseLast(req, originalDoc.key, originalDoc.id, 'Change it, or enter another one first.');
  if (data.key && data.key !== originalDoc.key)
    await refuseLast(req, originalDoc.key, originalDoc.id, 'Enter another one of it first.');
  return data;
};
