import type { CollectionBeforeChangeHook } from 'payload';
import { isClosed } from '../lead-statuses.ts';

/** Keeps when a lead was closed, as long as it is. A sale that falls through is closed anew: what it came to is of that day. */
export const noteClosing: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  if (operation !== 'update' || !('status' in data) || data.status === originalDoc?.status) return data;
  return { ...data, closedAt: isClosed(data.status) ? new Date().toISOString() : null };
};
