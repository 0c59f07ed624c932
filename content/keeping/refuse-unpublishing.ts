import type { GlobalBeforeChangeHook } from 'payload';
import { publicError } from '../requests/refuse.ts';

/** The sentence that staff read when they try to take a single page down. */
export const notTakenDown =
  'This page is always on the site, so you cannot take it down. To undo a change, go back to an earlier version.';

/**
 * Refuses to take a single page down: other pages link to it, and the menus must never disappear for visitors.
 * @throws {APIError} 400 with a sentence for staff.
 */
export const refuseUnpublishing: GlobalBeforeChangeHook = ({ context, data }) => {
  if (data._status === 'draft' && !context.savesDraft) throw publicError(400, notTakenDown);
  return data;
};
