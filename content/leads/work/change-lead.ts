import type { PayloadRequest, RequestContext } from 'payload';
import { isChangedSince } from '../../keeping/last-change.ts';
import type { Lead } from '../../payload-types.ts';

/**
 * Changes a lead beside the form on its page. Where a colleague has changed the lead since that was opened, the change
 * is noted as both of theirs: or the form, saved after this, would take back what he wrote, and his this change. Within
 * the transaction of `req` where one is open.
 */
export const changeLead = async (
  req: PayloadRequest,
  lead: Lead,
  data: Partial<Pick<Lead, 'status' | 'owner' | 'nextStep' | 'nextStepOn'>>,
  opened: unknown,
  context: RequestContext = {},
): Promise<void> => {
  const { payload, user, headers, transactionID } = req;
  await payload.update({
    collection: 'leads',
    id: lead.id,
    data,
    depth: 0,
    overrideAccess: false,
    user,
    // The call's headers for the audit log.
    req: {
      headers,
      ...(transactionID && { transactionID }),
      context: { ...context, isUnseen: isChangedSince(opened, lead, req) },
    },
  });
};
