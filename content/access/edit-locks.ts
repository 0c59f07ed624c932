import { readPositiveInt } from '@ev-site/contract/positive-int.ts';
import type {
  Access,
  CollectionAfterReadHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  PayloadRequest,
  SanitizedCollectionConfig,
  Where,
} from 'payload';
import { findGlobalConfig } from '../documents/find-config.ts';
import { toRelationId } from '../documents/relation-id.ts';
import { nobody } from './content-access.ts';

const slug = 'payload-locked-documents';

const listLockedIds = async (req: PayloadRequest, relationTo: string): Promise<unknown[]> => {
  const { docs } = await req.payload.db.find<{ id: number; document?: { value: unknown } }>({
    collection: slug,
    where: { 'document.relationTo': { equals: relationTo } },
    pagination: false,
    req,
  });
  return docs.map(({ document }) => document?.value);
};

/** Locks of those records of a collection that this person may edit; null if there can be none. */
const toLocksOf = async (
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
): Promise<Where | null> => {
  const reach = await collection.access.update({ req });
  if (reach === false) return null;
  const ofCollection: Where = { 'document.relationTo': { equals: collection.slug } };
  if (reach === true) return ofCollection;
  const locked = await listLockedIds(req, collection.slug);
  if (locked.length === 0) return null;
  const { docs } = await req.payload.find({
    collection: collection.slug,
    where: { and: [reach, { id: { in: locked } }] },
    trash: true,
    pagination: false,
    depth: 0,
    select: {},
  });
  return { and: [ofCollection, { 'document.value': { in: docs.map(({ id }) => id) } }] };
};

/** A person may see who edits a document if he may edit it himself; he may then also take over. */
const canSeeLock: Access = async ({ req }) => {
  if (!req.user) return false;
  const { collections, globals } = req.payload.config;
  const reachable = collections.filter(({ lockDocuments }) => lockDocuments !== false);
  const locks = await Promise.all(reachable.map((collection) => toLocksOf(req, collection)));
  const editable = await Promise.all(
    globals.map(async (one) => ((await one.access.update({ req })) === true ? one.slug : null)),
  );
  const ofGlobals: Where = { globalSlug: { in: editable.filter((one) => one !== null) } };
  return { or: [ofGlobals, ...locks.filter((one) => one !== null)] };
};

const isOwnLock: Access = ({ req: { user } }) =>
  user
    ? { and: [{ 'user.value': { equals: user.id } }, { 'user.relationTo': { equals: user.collection } }] }
    : false;

/** Taking over puts one's own name on a lock; no other change of a lock is possible. */
const onlyTakeOver: CollectionBeforeChangeHook = ({ data, originalDoc, req: { user } }) =>
  user ? { ...originalDoc, user: { relationTo: user.collection, value: user.id } } : data;

/**
 * Shows who edits a document. Payload would show a colleague's e-mail address, which is not for everybody, or his id if
 * the reader may not see his account. His name replaces both.
 */
const nameEditor: CollectionAfterReadHook = async ({ doc, req }) => {
  const id = toRelationId(doc.user?.value);
  if (!req.user || id === null || id === req.user.id) return doc;
  const colleague = await req.payload.findByID({ collection: 'staff', id, depth: 0, disableErrors: true });
  return colleague ? { ...doc, user: { ...doc.user, value: { id, email: colleague.name } } } : doc;
};

/**
 * Frees the documents that a deleted account was editing. A lock without an account would be an error page for anybody
 * who opens the document in the next minutes.
 */
export const endLocksOfAccount: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const where: Where = {
    and: [{ 'user.value': { equals: id } }, { 'user.relationTo': { equals: collection.slug } }],
  };
  await req.payload.db.deleteMany({ collection: slug, where, req });
};

/** The thing that somebody opens: a document, or a single page or the settings. */
interface Opened {
  collectionSlug?: string | undefined;
  globalSlug?: string | undefined;
  id?: unknown;
}

const mayLockGlobal = async (req: PayloadRequest, slug: string): Promise<boolean> => {
  const config = findGlobalConfig(req.payload, slug);
  return (
    config !== undefined && config.lockDocuments !== false && (await config.access.update({ req })) === true
  );
};

const mayLockDocument = async (req: PayloadRequest, slug: string, sent: unknown): Promise<boolean> => {
  const config = req.payload.config.collections.find((one) => one.slug === slug);
  const id = readPositiveInt(String(sent));
  if (!config || config.lockDocuments === false || id === undefined) return false;
  const reach = await config.access.update({ req, id });
  if (reach === false) return false;
  const isThis: Where = { id: { equals: id } };
  const { totalDocs } = await req.payload.count({
    collection: config.slug,
    where: reach === true ? isThis : { and: [reach, isThis] },
    trash: true,
    req,
  });
  return totalDocs > 0;
};

/** Whether somebody's name may be put on the document that he has opened: only if he may save it. */
export const mayLock = async (
  req: PayloadRequest,
  { collectionSlug, globalSlug, id }: Opened,
): Promise<boolean> => {
  // Payload would write both into one lock but check only the first.
  if (!req.user || (collectionSlug && globalSlug)) return false;
  if (globalSlug) return mayLockGlobal(req, globalSlug);
  return collectionSlug ? mayLockDocument(req, collectionSlug, id) : false;
};

/**
 * A lock shows who edits a document but stops nobody: otherwise a stolen session could lock its own account and so
 * prevent its end. `guardChange` refuses a save that would undo a colleague's change.
 */
export const ignoreEditLocks: CollectionBeforeOperationHook = ({ args, operation, overrideAccess }) =>
  !overrideAccess && (operation === 'update' || operation === 'delete')
    ? { ...args, overrideLock: true }
    : args;

/** Rules for the locks that show who edits what. The studio itself makes locks without these rules. */
export const editLockRules = {
  access: { read: canSeeLock, create: nobody, update: canSeeLock, delete: isOwnLock },
  hooks: { beforeChange: [onlyTakeOver], afterRead: [nameEditor] },
} satisfies Pick<CollectionConfig, 'access' | 'hooks'>;
