import type { Endpoint } from 'payload';
import { findVisible } from '../access/find-visible.ts';
import { type LeadGroup, toLeadGroup, worksLeads } from '../access/lead-access.ts';
import { onlyFor } from '../access/only-for.ts';
import { canReachRequests } from '../access/request-access.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { refuse } from '../requests/refuse.ts';
import { readRouteId } from '../requests/route-id.ts';
import { countRecords, toPersonDownload, toPersonFile } from './person-file.ts';
import { listLeadsOfRequest, listPerhapsSame } from './whose-leads.ts';

/** What there is among a person's leads for colleagues alone. */
const othersLeads: Record<LeadGroup, string> = { enquiry: 'Enquiries', application: 'Job applications' };

/**
 * Gives staff who work on a request the file of the person's data, to be handed over. `?with=merged` adds what shares
 * the number or the mail address, or was merged, once a colleague has made sure that it is of the same person.
 */
export const downloadPerson: Endpoint = {
  path: '/:id/file',
  method: 'get',
  handler: onlyFor(canReachRequests, 'Privacy requests are for sales and personnel.', async (req) => {
    const request = await findVisible(req, 'privacy-requests', readRouteId(req));
    if (!request) return refuse(404, 'There is no such request.');
    const sure = await listLeadsOfRequest(req.payload, request);
    // Of an address of which nothing is kept the file says that.
    if (sure.length === 0 && (request.phone || !request.email))
      return refuse(
        404,
        'We know nobody with this phone number and reference number, or this request is closed and names nobody any more.',
      );
    const perhaps = req.searchParams.get('with') === 'merged' ? await listPerhapsSame(req.payload, sure) : [];
    const leads = [...sure, ...perhaps];
    // It may have come after it was settled whose the request is, or share nothing but the number.
    const hidden = leads.map(({ kind }) => toLeadGroup(kind)).find((group) => !worksLeads(req, group));
    if (hidden)
      return refuse(403, `${othersLeads[hidden]} are among these leads: ask an administrator for this file.`);
    const file = await toPersonFile(req.payload, leads);
    await recordAudit(req, {
      action: 'personFileTaken',
      what: `Privacy request ${request.id}`,
      details: countRecords(file),
    });
    return toPersonDownload(file, `privacy-request-${request.id}`);
  }),
};
