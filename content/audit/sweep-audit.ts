import type { Payload } from 'payload';
import { month } from '../time/spans-of-time.ts';

/** Erases what of the audit log is older than it is kept. It is the one way in which a line goes. */
export const sweepAudit = async (payload: Payload, months: number, now: number): Promise<void> => {
  const before = new Date(now - months * month).toISOString();
  await payload.db.deleteMany({ collection: 'audit-log', where: { at: { less_than: before } } });
};
