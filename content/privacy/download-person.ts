import type { Endpoint, Payload } from 'payload';
import { canReachRequests } from '../access/request-access.ts';
import { hasRole } from '../access/roles.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Lead } from '../payload-types.ts';
import { refuse } from '../refuse.ts';
import { readRouteId } from '../route-id.ts';
import { findLeadOfPhone, listLeadsOfMail, listPerhapsSame, toPersonFile } from './person.ts';

/**
 * The data of a person as a file that the browser saves, and nobody keeps on the way.
 * @param name of the file, without its ending
 * @param isCut whether the person has more leads than these
 */
export const toPersonDownload = async (
  payload: Payload,
  leads: readonly Lead[],
  name: string,
  isCut = false,
): Promise<Response> =>
  new Response(JSON.stringify(await toPersonFile(payload, leads, isCut), null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.json"`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  });

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
    const id = readRouteId(req);
    const { docs } = id
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
    // It may have come after it was settled whose the request is, or share nothing but the number.
    if (leads.some(({ kind }) => kind === 'application') && !hasRole(req, 'admin', 'hr'))
      return refuse(403, 'Job applications are among these leads: ask an administrator for this file.');
    await recordAudit(req, {
      action: 'personFileTaken',
      what: `Privacy request ${id}`,
      details: `${leads.length} leads`,
    });
    return toPersonDownload(req.payload, leads, `privacy-request-${id}`);
  },
};
