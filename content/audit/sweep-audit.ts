import type { Payload } from 'payload';

/** Days of 24 hours; a month counts as 30.44 days, so that no calendar is needed. */
const month = 30.44 * 24 * 60 * 60_000;

/** Erases what of the audit log is older than it is kept. It is the one way in which a line goes. */
export const sweepAudit = async (payload: Payload, months: number, now = Date.now()): Promise<void> => {
  const before = new Date(now - months * month).toISOString();
  await payload.db.deleteMany({ collection: 'audit-log', where: { at: { less_than: before } } });
};
