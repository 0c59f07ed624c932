import type { Endpoint, PayloadRequest, Where } from 'payload';
import { refuseOthers } from '../requests/refuse.ts';
import { canReachLeads } from './lead-access.ts';

type Handler = Endpoint['handler'];

/** A call for those who may make it; all others read for whom it is. Which records may be reached is still to be asked. */
export const onlyFor =
  (may: (asked: { req: PayloadRequest }) => boolean | Where, forWhom: string, handler: Handler): Handler =>
  (req) =>
    may({ req }) === false ? refuseOthers(req, forWhom) : handler(req);

/** A call about leads. */
export const forLeadStaff = (handler: Handler): Handler =>
  onlyFor(canReachLeads, 'Leads are for sales and personnel.', handler);
