import { readRecordId } from '@ev-site/contract/record-id.ts';
import type { Endpoint, Where } from 'payload';
import { forLeadStaff } from '../../access/only-for.ts';
import { readJson } from '../../requests/read-json.ts';
import { refuse } from '../../requests/refuse.ts';
import { mostNamed, tellOwner } from './tell-owner.ts';

const readIds = (leads: unknown): number[] =>
  Array.isArray(leads) ? leads.flatMap((id) => readRecordId(String(id)) ?? []) : [];

/**
 * `POST /leads/tell-owner` with `{"owner": 5, "leads": [34, 35]}`: tells a colleague in one mail of leads that were given to him by
 * several calls, each of which said `tellsLater`. Of those that are his by now, and that whoever asks may see.
 */
export const tellOfMany: Endpoint = {
  path: '/tell-owner',
  method: 'post',
  handler: forLeadStaff(async (req) => {
    const { owner: asked, leads } = await readJson(req);
    const owner = readRecordId(String(asked));
    if (owner === undefined || owner === Number(req.user?.id)) return refuse(400, 'Say which colleague.');
    const where: Where = { and: [{ id: { in: readIds(leads) } }, { owner: { equals: owner } }] };
    const { docs, totalDocs } = await req.payload.find({
      collection: 'leads',
      where,
      overrideAccess: false,
      req,
      depth: 0,
      limit: mostNamed,
      sort: 'id',
      select: { kind: true },
    });
    await tellOwner(req, owner, docs, totalDocs);
    return Response.json({ told: totalDocs });
  }),
};
