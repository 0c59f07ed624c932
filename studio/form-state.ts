import { mayLock } from '@ev-site/content/access/edit-locks.ts';
import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState';
import type { BuildFormStateArgs, ServerFunction } from 'payload';

/**
 * Replaces Payload's own handler of form states. Payload's records that a person edits a document without checking
 * whether this person may change it, so the name would appear even on documents that the person cannot read. Payload's
 * also offers, at the first letter, to discard what is typed if a colleague has saved meanwhile. The studio asks at the
 * save instead (content/keeping/guard-change.ts) and shows both texts.
 */
export const answerFormState: ServerFunction<BuildFormStateArgs> = async (args) =>
  buildFormStateHandler({
    ...args,
    checkForStaleData: false,
    returnLockStatus: Boolean(args.returnLockStatus) && (await mayLock(args.req, args)),
  });
