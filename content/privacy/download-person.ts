import type { Endpoint } from 'payload';
import { canReachRequests } from '../access/request-access.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { refuse } from '../refuse.ts';
import { findLeadOfPhone, listLeadsOfMail, listPerhapsSame, toPersonFile } from './person.ts';

/**
 * Gives staff who work on a request the file of the person's data, to be handed over. `?with=merged` adds what shares the number or was
 * merged, once a colleague has made sure that it is of the same person.
 */
export const downloadPerson: Endpoint = {
  path: '/:id/file',
  method: 'get',
  handler: async (req) => {
    if (canReachRequests({ req }) === false)
      return refuse(req.user ? 403 : 401, 'Privacy requests are for sales and personnel.');
    const id = Number(req.routeParams?.id);
    const { docs } = Number.isSafeInteger(id)
      ? await req.payload.find({
          collection: 'privacy-requests',
          where: { id: { equals: id } },
          overrideAccess: false,
          req,
          depth: 0,
          limit: 1,
          pagination: false,
        })
      : { docs: [] };
    const [request] = docs;
    if (!request) return refuse(404, 'There is no such request.');
    const { email, phone, reference } = request;
    const lead = phone && reference ? await findLeadOfPhone(req.payload, phone, reference) : undefined;
    const found = email ?? lead?.email;
    if (!found && !lead) return refuse(404, 'Nobody is known by what this request says.');
    const sure = found ? await listLeadsOfMail(req.payload, found) : lead ? [lead] : [];
    const perhaps = req.searchParams.get('with') === 'merged' ? await listPerhapsSame(req.payload, sure) : [];
    const leads = [...sure, ...perhaps];
    await recordAudit(req, {
      action: 'personFileTaken',
      what: `Privacy request ${id}`,
      details: `${leads.length} leads`,
    });
    return new Response(JSON.stringify(await toPersonFile(req.payload, leads), null, 2), {
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': `attachment; filename="privacy-request-${id}.json"`,
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'private, no-store',
      },
    });
  },
};
