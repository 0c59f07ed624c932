import type { PayloadRequest, RequestContext } from 'payload';
import { isChangedSince } from '../../keeping/last-change.ts';
import type { Lead } from '../../payload-types.ts';

/**
 * Changes a lead beside the form on its page. Where a colleague has changed the lead since that was opened, the change
 * is noted as both of theirs: or the form, saved after this, would take back what he wrote, and his this change.
 */
export const changeLead = async (
  req: PayloadRequest,
  lead: Lead,
  data: Partial<Pick<Lead, 'status' | 'owner' | 'nextStep' | 'nextStepOn'>>,
  opened: unknown,
  context: RequestContext = {},
): Promise<void> => {
  const { payload, user } = req;
  await payload.update({
    collection: 'leads',
    id: lead.id,
    data,
    depth: 0,
    overrideAccess: false,
    user,
    // A transaction of its own; the call's headers for the audit log.
    req: { headers: req.headers, context: { ...context, isUnseen: isChangedSince(opened, lead, req) } },
  });
};
