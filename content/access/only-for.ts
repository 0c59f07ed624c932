import type { Endpoint, PayloadRequest, Where } from 'payload';
import { refuseOthers } from '../requests/refuse.ts';
import { canReachLeads } from './lead-access.ts';

type Handler = Endpoint['handler'];

/**
 * Restricts a call to those who may make it; all others get a sentence that says for whom it is. The handler still has
 * to check which records may be reached.
 */
export const onlyFor =
  (may: (asked: { req: PayloadRequest }) => boolean | Where, forWhom: string, handler: Handler): Handler =>
  (req) =>
    may({ req }) === false ? refuseOthers(req, forWhom) : handler(req);

/** A call about leads. */
export const forLeadStaff = (handler: Handler): Handler =>
  onlyFor(canReachLeads, 'Leads are for sales and personnel.', handler);
