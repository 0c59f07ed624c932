import { mayLock } from '@ev-site/content/access/edit-locks.ts';
import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState';
import type { BuildFormStateArgs, ServerFunction } from 'payload';

/**
 * Stands for Payload's own handler of forms, which writes that somebody edits a document without asking whether he may change it:
 * his name would stand on what he cannot even read. It also offers, at the first letter, to throw away what is typed where a
 * colleague has saved meanwhile: that is asked at the save (content/keeping/guard-change.ts), and shows both texts.
 */
export const answerFormState: ServerFunction<BuildFormStateArgs> = async (args) =>
  buildFormStateHandler({
    ...args,
    checkForStaleData: false,
    returnLockStatus: Boolean(args.returnLockStatus) && (await mayLock(args.req, args)),
  });
