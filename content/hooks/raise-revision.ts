import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  GlobalAfterChangeHook,
  GlobalBeforeOperationHook,
} from 'payload';
import { raiseContentRevision } from '../database/content-revision.ts';

const afterDelete: CollectionAfterDeleteHook = async ({ req, doc }) => {
  await raiseContentRevision(req);
  return doc;
};

/** A single page is never taken down, so one that is a draft after a change was saved as a draft. */
const afterGlobalChange: GlobalAfterChangeHook = async ({ req, doc }) => {
  if (doc._status !== 'draft') await raiseContentRevision(req);
  return doc;
};

const saves: ReadonlySet<string> = new Set(['create', 'update', 'restoreVersion']);

/** Notes whether a call saves a draft only; kinds with drafts need it. What is read in its course says nothing of it. */
export const rememberDraft: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (saves.has(operation)) req.context.savesDraft = 'draft' in args && args.draft === true;
  return args;
};

/**
 * The same of single pages. A call that says nothing of drafts saves for visitors: Payload would leave it at the state of the
 * newest version, and so take the page down where that is a draft.
 */
export const rememberGlobalDraft: GlobalBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'update') return args;
  const savesDraft = args.draft === true;
  req.context.savesDraft = savesDraft;
  return savesDraft ? args : { ...args, data: { _status: 'published', ...args.data } };
};

const isSeen = ({
  collection,
  doc,
  operation,
  context,
}: Parameters<CollectionAfterChangeHook>[0]): boolean => {
  // A picture that has just come stands on no page yet: what shows it raises the revision.
  if (collection.upload) return operation === 'update';
  if (!collection.versions?.drafts || doc._status === 'published') return true;
  // A new document is on no page yet. Any other update may take the document down, unless it is kept as a draft version.
  return operation === 'update' && !context.savesDraft;
};

const afterChange: CollectionAfterChangeHook = async (change) => {
  const { doc, req } = change;
  if (isSeen(change)) await raiseContentRevision(req);
  return doc;
};

/** Hooks of a collection that visitors read. Of one with drafts, and of pictures, only what they can see counts. */
export const raiseRevision = { afterChange: [afterChange], afterDelete: [afterDelete] };

/** Hooks of a content global. */
export const raiseRevisionOfGlobal = { afterChange: [afterGlobalChange] };
