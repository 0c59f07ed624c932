import type { PayloadRequest, RequestContext } from 'payload';
import { isChangedSince } from '../../keeping/last-change.ts';
import type { Lead } from '../../payload-types.ts';

/**
 * Changes a lead from outside the form on its page, within the transaction of `req` if one is open. If a colleague has
 * changed the lead since the form was opened, the change is recorded under both names. Otherwise saving that form
 * afterwards would undo the colleague's change, and the colleague's form would undo this one.
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
    // The audit log needs the headers of the call.
    req: {
      headers,
      ...(transactionID && { transactionID }),
      context: { ...context, isUnseen: isChangedSince(opened, lead, req) },
    },
  });
};
