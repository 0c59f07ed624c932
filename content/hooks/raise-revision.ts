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

/** A single page is never taken down, so if it is a draft after a change, that change was a draft. */
const afterGlobalChange: GlobalAfterChangeHook = async ({ req, doc }) => {
  if (doc._status !== 'draft') await raiseContentRevision(req);
  return doc;
};

const saves: ReadonlySet<string> = new Set(['create', 'update', 'restoreVersion']);

/** Notes whether a call only saves a draft, for kinds with drafts. Reads during the call do not change the note. */
export const rememberDraft: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (saves.has(operation)) req.context.savesDraft = 'draft' in args && args.draft === true;
  return args;
};

/**
 * The same for single pages. A call that does not mention drafts saves for visitors: otherwise Payload would keep the
 * status of the newest version, and so take the page down if that is a draft.
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
  // A new picture is on no page yet. The document that shows it will raise the revision.
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

/** Hooks of a collection that visitors read. Of drafts and pictures, only changes that visitors can see count. */
export const raiseRevision = { afterChange: [afterChange], afterDelete: [afterDelete] };

/** Hooks of a content global. */
export const raiseRevisionOfGlobal = { afterChange: [afterGlobalChange] };
