import type { Where } from 'payload';

/**
 * Published, and its date has come: what visitors may see of articles and events.
 * A date in the future needs no job, as every read asks anew.
 */
export const isPublic = (dateField: string, now = new Date()): Where => ({
  and: [{ _status: { equals: 'published' } }, { [dateField]: { less_than_equal: now.toISOString() } }],
});
