import { readPositiveInt } from '@ev-site/contract/positive-int.ts';
import { hour } from '@ev-site/contract/spans-of-time.ts';
import type { Endpoint, Where } from 'payload';
import { forLeadStaff } from '../../access/only-for.ts';
import { readJson } from '../../requests/read-json.ts';
import { refuse } from '../../requests/refuse.ts';
import { listGivenBy } from './lead-log.ts';
import { mostNamed, type NamedLead, tellOwner } from './tell-owner.ts';

/** How long ago the first of several calls may have given a lead. */
const givenWithin = hour;

/** Leads in one query. */
const atOnce = 1000;

const readIds = (leads: unknown): number[] =>
  Array.isArray(leads) ? leads.flatMap((id) => readPositiveInt(String(id)) ?? []) : [];

/**
 * `POST /leads/tell-owner` with `{"owner": 5, "leads": [34, 35]}`: tells a colleague in one mail about leads that
 * several calls gave him, each of which said `tellsLater`. It names only leads that are his by now, and that the caller
 * may see and has given him.
 */
export const tellOfMany: Endpoint = {
  path: '/tell-owner',
  method: 'post',
  handler: forLeadStaff(async (req) => {
    const { owner: asked, leads } = await readJson(req);
    const owner = readPositiveInt(String(asked));
    if (owner === undefined) return refuse(400, 'Choose a colleague.');
    const asker = Number(req.user?.id);
    if (owner === asker) return Response.json({ told: 0 });
    const since = new Date(Date.now() - givenWithin);
    const named: NamedLead[] = [];
    let told = 0;
    const ids = [...new Set(readIds(leads))];
    for (let start = 0; start < ids.length; start += atOnce) {
      const part = { leads: ids.slice(start, start + atOnce), to: owner, since };
      const given = await listGivenBy(req.payload, asker, part);
      const where: Where = { and: [{ id: { in: given } }, { owner: { equals: owner } }] };
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
      named.push(...docs);
      told += totalDocs;
    }
    await tellOwner(req, owner, named.slice(0, mostNamed), told);
    return Response.json({ told });
  }),
};
