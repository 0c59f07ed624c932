import type { CollectionBeforeChangeHook } from 'payload';
import { isClosed } from '../lead-statuses.ts';

/**
 * Stores when a lead was closed, and clears it when the lead is opened again. A sale that falls through is closed anew:
 * its result belongs to that day.
 */
export const noteClosing: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  if (operation !== 'update' || !('status' in data) || data.status === originalDoc?.status) return data;
  return { ...data, closedAt: isClosed(data.status) ? new Date().toISOString() : null };
};
