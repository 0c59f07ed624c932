import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  GlobalAfterChangeHook,
} from 'payload';
import { changesWhatIsPublic } from './public-change.ts';
import { increaseRevision } from './revision.ts';

const afterDelete: CollectionAfterDeleteHook = async ({ req, doc }) => {
  await increaseRevision(req);
  return doc;
};

const afterGlobalChange: GlobalAfterChangeHook = async ({ req, doc }) => {
  await increaseRevision(req);
  return doc;
};

/** Notes whether a call saves a draft only; kinds with drafts need it. */
export const rememberDraft: CollectionBeforeOperationHook = ({ args, req }) => {
  req.context.savesDraft = 'draft' in args && args.draft === true;
  return args;
};

const afterChange: CollectionAfterChangeHook = async ({ collection, req, doc, operation, context }) => {
  const isPublic =
    !collection.versions?.drafts ||
    changesWhatIsPublic({ operation, status: doc._status, savesDraft: context.savesDraft === true });
  if (isPublic) await increaseRevision(req);
  return doc;
};

/** Hooks of a collection that visitors read. Of one with drafts only what they can see counts. */
export const raiseRevision = { afterChange: [afterChange], afterDelete: [afterDelete] };

/** Hooks of a content global. */
export const raiseRevisionOfGlobal = { afterChange: [afterGlobalChange] };
