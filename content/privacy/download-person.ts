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

/** Data of a person's leads that only colleagues see. */
const othersLeads: Record<LeadGroup, string> = { enquiry: 'Enquiries', application: 'Job applications' };

/**
 * Gives staff who work on a request the file of the person's data, to hand it over. `?with=merged` adds leads with the
 * same number or mail address and merged leads, after a colleague has checked that they are of the same person.
 */
export const downloadPerson: Endpoint = {
  path: '/:id/file',
  method: 'get',
  handler: onlyFor(canReachRequests, 'Privacy requests are for sales and personnel.', async (req) => {
    const request = await findVisible(req, 'privacy-requests', readRouteId(req));
    if (!request) return refuse(404, 'There is no such request.');
    const sure = await listLeadsOfRequest(req.payload, request);
    // If nothing is stored for the address, the file says so.
    if (sure.length === 0 && (request.phone || !request.email))
      return refuse(
        404,
        'We know nobody with this phone number and reference number, or this request is closed and names nobody any more.',
      );
    const perhaps = req.searchParams.get('with') === 'merged' ? await listPerhapsSame(req.payload, sure) : [];
    const leads = [...sure, ...perhaps];
    // Such a lead may be newer than the check of the person, or only share the number.
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
