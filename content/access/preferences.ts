import type {
  CollectionBeforeOperationHook,
  Endpoint,
  PayloadRequest,
  SanitizedCollectionConfig,
  Where,
} from 'payload';
import { publicError } from '../requests/refuse.ts';

const slug = 'payload-preferences';

/** Bytes of what is kept under one key: the columns of a list or the open rows of a document, some hundred bytes, and saved filters. */
const largestPreference = 20_000;
/** Keys of one account: a few for each list, one for each document in which something was opened or closed. */
const mostPreferences = 500;
const ofDocument = /^collection-.+-\d+$/;

/** @throws {APIError} 413 */
const refuseLarge = (key: unknown, value: unknown): void => {
  if (Buffer.byteLength(JSON.stringify([key, value])) > largestPreference)
    throw publicError(413, 'This is more than the studio keeps of how you have arranged it.');
};

/**
 * Forgets the document that was left alone the longest where an account has as many keys as it may.
 * @throws {APIError} 400 where none of them is of a document
 */
const makeRoom = async ({ payload, user }: PayloadRequest): Promise<void> => {
  if (!user) return;
  const ofAccount: Where = { 'user.value': { equals: user.id } };
  const { docs } = await payload.db.find<{ id: number; key?: string }>({
    collection: slug,
    where: ofAccount,
    sort: 'updatedAt',
    limit: mostPreferences,
    select: { key: true },
    pagination: false,
  });
  if (docs.length < mostPreferences) return;
  const oldest = docs.find(({ key }) => ofDocument.test(key ?? ''));
  if (!oldest) throw publicError(400, 'The studio keeps no more of how you have arranged it.');
  await payload.db.deleteOne({ collection: slug, where: { id: { equals: oldest.id } } });
};

/** What pages of the studio keep by themselves. */
const boundKept: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args;
  const { data } = args as { data?: { key?: unknown; value?: unknown } };
  refuseLarge(data?.key, data?.value);
  if (operation === 'create') await makeRoom(req);
  return args;
};

/** Payload writes what is sent under a key past all hooks. */
const boundSent =
  (handler: Endpoint['handler']): Endpoint['handler'] =>
  async (req) => {
    const { payload, routeParams, user } = req;
    const key = String(routeParams?.key);
    refuseLarge(key, await req.json?.());
    const isThis: Where = { and: [{ 'user.value': { equals: user?.id ?? 0 } }, { key: { equals: key } }] };
    const { totalDocs } = await payload.count({ collection: slug, where: isThis });
    if (totalDocs === 0) await makeRoom(req);
    return handler(req);
  };

/** The calls that the studio makes; the others were a second way to write the same. */
const called: ReadonlySet<string> = new Set(['get /:key', 'post /:key', 'delete /']);

/** Keeps what each of the staff has arranged in the studio small: no clerk fills the disk with it. */
export const boundPreferences = (collection: SanitizedCollectionConfig): void => {
  collection.hooks.beforeOperation.push(boundKept);
  collection.endpoints = (collection.endpoints || [])
    .filter(({ method, path }) => called.has(`${method} ${path}`))
    .map((endpoint) =>
      endpoint.method === 'post' ? { ...endpoint, handler: boundSent(endpoint.handler) } : endpoint,
    );
};
