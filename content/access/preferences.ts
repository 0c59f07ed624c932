import type {
  CollectionBeforeOperationHook,
  Endpoint,
  PayloadRequest,
  SanitizedCollectionConfig,
  Where,
} from 'payload';
import { readJson } from '../requests/read-json.ts';
import { publicError } from '../requests/refuse.ts';

const slug = 'payload-preferences';

/**
 * Bytes stored under one key: the columns of a list or the open rows of a document (some hundred bytes), and saved
 * filters.
 */
const largestPreference = 20_000;
/** Keys of one account: a few for each list, and one for each document in which something was opened or closed. */
const mostPreferences = 500;
const ofDocument = /^collection-.+-\d+$/;

/** @throws {APIError} 413 */
const refuseLarge = (key: unknown, value: unknown): void => {
  if (Buffer.byteLength(JSON.stringify([key, value])) > largestPreference)
    throw publicError(413, 'The studio cannot store so many of your settings for lists and pages.');
};

/**
 * If an account has as many keys as it may, forgets the document that was untouched for the longest time.
 * @throws {APIError} 400 if none of its keys belongs to a document
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
  if (!oldest)
    throw publicError(400, 'The studio cannot store any more of your settings for lists and pages.');
  await payload.db.deleteOne({ collection: slug, where: { id: { equals: oldest.id } } });
};

/** Checks the preferences that pages of the studio store by themselves. */
const boundKept: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args;
  const { data } = args as { data?: { key?: unknown; value?: unknown } };
  refuseLarge(data?.key, data?.value);
  if (operation === 'create') await makeRoom(req);
  return args;
};

/** Payload stores what is sent to this endpoint without any hooks, so it is checked here. */
const boundSent =
  (handler: Endpoint['handler']): Endpoint['handler'] =>
  async (req) => {
    const { payload, routeParams, user } = req;
    // Payload refuses strangers.
    if (!user) return handler(req);
    const key = String(routeParams?.key);
    refuseLarge(key, await readJson(req));
    const isThis: Where = { and: [{ 'user.value': { equals: user.id } }, { key: { equals: key } }] };
    const { totalDocs } = await payload.count({ collection: slug, where: isThis });
    if (totalDocs === 0) await makeRoom(req);
    return handler(req);
  };

/** The calls that the studio makes. The others would be a second way to write the same preferences. */
const called: ReadonlySet<string> = new Set(['get /:key', 'post /:key', 'delete /']);

/** Limits how much of their studio layout staff can store, so that no account can fill the disk. */
export const boundPreferences = (collection: SanitizedCollectionConfig): void => {
  collection.hooks.beforeOperation.push(boundKept);
  collection.endpoints = (collection.endpoints || [])
    .filter(({ method, path }) => called.has(`${method} ${path}`))
    .map((endpoint) =>
      endpoint.method === 'post' ? { ...endpoint, handler: boundSent(endpoint.handler) } : endpoint,
    );
};
