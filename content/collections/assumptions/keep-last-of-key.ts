import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  Payload,
  PayloadRequest,
} from 'payload';
import { waitForTurn } from '../../database/advisory-lock.ts';
import type { Assumption } from '../../payload-types.ts';
import { publicError } from '../../requests/refuse.ts';
import { isRequiredKey, toKeyName } from './assumption-key.ts';

type Key = Assumption['key'];

/** After this time (ms), a value whose removal did not happen counts again. */
const longestChange = 10_000;

/** The ids of values that are being removed, with the time when that began, oldest first. */
const goingOf = new WeakMap<Payload, Map<number, number>>();

const getGoing = (payload: Payload): Map<number, number> => {
  const going = goingOf.get(payload) ?? new Map<number, number>();
  goingOf.set(payload, going);
  return going;
};

/**
 * Lists the values that are being removed, with this one last. Removals at the same time leave these out of their
 * count: otherwise each would count the other's value as the one that remains.
 */
const rememberGoing = ({ payload }: PayloadRequest, id: number): number[] => {
  const going = getGoing(payload);
  const now = Date.now();
  for (const [other, since] of going) if (now - since > longestChange) going.delete(other);
  going.delete(id);
  going.set(id, now);
  return [...going.keys()];
};

const refuseLast = async (req: PayloadRequest, key: Key, id: number, wayOut: string): Promise<void> => {
  if (!isRequiredKey(key)) return;
  const going = rememberGoing(req, id);
  await waitForTurn(req, 'neededAssumptions');
  const others = await req.payload.count({
    collection: 'assumptions',
    where: { and: [{ key: { equals: key } }, { id: { not_in: going } }] },
    req,
  });
  if (others.totalDocs > 0) return;
  getGoing(req.payload).delete(id);
  throw publicError(409, `This is the only value of “${toKeyName(key)}”. The calculator needs it. ${wayOut}`);
};

/** After a write, the database shows whether the value exists, so it is not tracked any more. */
export const forgetGoing: CollectionAfterChangeHook & CollectionAfterDeleteHook = ({ doc, req }) => {
  getGoing(req.payload).delete(doc.id);
  return doc;
};

/**
 * Refuses to delete the last value of a key that the calculator needs.
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
  // A value in the trash does not count any more.
  if (deletedAt) return;
  await refuseLast(req, key, Number(id), 'Change it, or enter another value of this kind first.');
};

/**
 * Refuses to move the last value of such a key to the trash, or to give it another key.
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
    await refuseLast(
      req,
      originalDoc.key,
      originalDoc.id,
      'Change it, or enter another value of this kind first.',
    );
  if (data.key && data.key !== originalDoc.key)
    await refuseLast(req, originalDoc.key, originalDoc.id, 'Enter another value of this kind first.');
  return data;
};
