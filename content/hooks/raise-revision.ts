import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  GlobalAfterChangeHook,
} from 'payload';
import { changesWhatIsPublic } from './public-change.ts';
import { increaseRevision } from './revision.ts';

const afterChange: CollectionAfterChangeHook = async ({ req, doc }) => {
  await increaseRevision(req);
  return doc;
};

const afterDelete: CollectionAfterDeleteHook = async ({ req, doc }) => {
  await increaseRevision(req);
  return doc;
};

const afterGlobalChange: GlobalAfterChangeHook = async ({ req, doc }) => {
  await increaseRevision(req);
  return doc;
};

const rememberDraft: CollectionBeforeOperationHook = ({ args, req }) => {
  req.context.savesDraft = 'draft' in args && args.draft === true;
  return args;
};

const afterDraftableChange: CollectionAfterChangeHook = async ({ req, doc, operation, context }) => {
  const isPublic = changesWhatIsPublic({
    operation,
    status: doc._status,
    savesDraft: context.savesDraft === true,
  });
  if (isPublic) await increaseRevision(req);
  return doc;
};

/** Hooks of a collection whose every change is public at once. */
export const raiseRevision = { afterChange: [afterChange], afterDelete: [afterDelete] };

/** Hooks of a collection with drafts: only what visitors can see counts. */
export const raiseRevisionWithDrafts = {
  beforeOperation: [rememberDraft],
  afterChange: [afterDraftableChange],
  afterDelete: [afterDelete],
};

/** Hooks of a content global. */
export const raiseRevisionOfGlobal = { afterChange: [afterGlobalChange] };
