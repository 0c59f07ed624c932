import { readPositiveInt } from '@ev-site/contract/positive-int.ts';
import type { Endpoint, PayloadRequest } from 'payload';
import { toLeadCondition } from '../../access/lead-access.ts';
import { forLeadStaff } from '../../access/only-for.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Sql } from '../../database/statement.ts';
import type { Lead } from '../../payload-types.ts';
import { countRecords, toPersonDownload, toPersonFile } from '../../privacy/person-file.ts';
import { readJson } from '../../requests/read-json.ts';
import { refuse } from '../../requests/refuse.ts';
import { readRouteId } from '../../requests/route-id.ts';
import { type LogContent, writeLeadLog } from '../work/lead-log.ts';
import { findPerson, groupByContact, mostLeads } from './find-person.ts';
import { mergeLeads, partLead } from './merge-leads.ts';

/** Leads by their ids, as far as the person who asks may see them. */
const findOwn = async (req: PayloadRequest, ids: readonly number[]): Promise<Pick<Lead, 'id' | 'kind'>[]> => {
  const { docs } = await req.payload.find({
    collection: 'leads',
    where: { id: { in: [...ids] } },
    select: { kind: true },
    overrideAccess: false,
    user: req.user,
    depth: 0,
    pagination: false,
  });
  return docs;
};

/** Changes to whom these leads belong and notes it in their logs, all or nothing. */
const changeAndNote = async (
  req: PayloadRequest,
  change: () => Promise<void>,
  lines: readonly (Extract<LogContent, { kind: 'person' }> & { leads: readonly Pick<Lead, 'id'>[] })[],
): Promise<void> => {
  const noted = await Promise.all(
    lines.map(async ({ leads, ...said }) => ({
      said,
      own: await findOwn(
        req,
        leads.map(({ id }) => id),
      ),
    })),
  );
  await inTransaction(req, async () => {
    await change();
    for (const { own, said } of noted) for (const lead of own) await writeLeadLog(req, { lead, ...said });
  });
};

const forStaff = (
  work: (req: PayloadRequest, id: number, condition: Sql) => Promise<Response>,
): Endpoint['handler'] =>
  forLeadStaff(async (req) => {
    const id = readRouteId(req);
    const condition = toLeadCondition(req.user);
    const isKnown = id !== undefined && (await findOwn(req, [id])).length === 1;
    return isKnown && condition ? work(req, id, condition) : refuse(404, 'There is no such lead.');
  });

/** `POST /leads/:id/merge` with `{"other": 34}`: says that the two leads are of one person. Both logs note it. */
const merge: Endpoint = {
  path: '/:id/merge',
  method: 'post',
  handler: forStaff(async (req, id, condition) => {
    const other = readPositiveInt(String((await readJson(req)).other));
    if (other === undefined || (await findOwn(req, [other])).length === 0)
      return refuse(404, 'There is no such lead.');
    const [own, theirs] = [
      await findPerson(req.payload, [id], condition),
      await findPerson(req.payload, [other], condition),
    ];
    if (own.some((lead) => lead.id === other))
      return refuse(409, 'These leads already belong to one person.');
    if (own.length + theirs.length > mostLeads)
      return refuse(400, `One person has at most ${mostLeads} leads here.`);
    const merged = { kind: 'person', fact: 'merged' } as const;
    await changeAndNote(req, () => mergeLeads(req, [...own, ...theirs]), [
      { ...merged, leads: own, text: `Same person as lead ${other}` },
      { ...merged, leads: theirs, text: `Same person as lead ${id}` },
    ]);
    return Response.json({ id, leads: own.length + theirs.length });
  }),
};

/** `POST /leads/:id/part`: undoes the merge for this lead and those with its number or address. */
const part: Endpoint = {
  path: '/:id/part',
  method: 'post',
  handler: forStaff(async (req, id, condition) => {
    const found = await findPerson(req.payload, [id], condition);
    // Of more leads the last ones are not found, perhaps this one itself.
    if (found.length > mostLeads)
      return refuse(400, `These are more than ${mostLeads} leads, too many to part.`);
    const groups = groupByContact(found);
    const own = groups.find((group) => group.some((lead) => lead.id === id)) ?? [];
    const others = groups.filter((group) => group !== own).flat();
    const [nearest] = others;
    if (!nearest)
      return refuse(
        409,
        'No colleague merged another lead with this one. The other leads are here because they share its phone number or mail address.',
      );
    const parted = { kind: 'person', fact: 'parted' } as const;
    await changeAndNote(req, () => partLead(req, id), [
      { ...parted, leads: own, text: `No longer the same person as lead ${nearest.id}` },
      { ...parted, leads: others, text: `No longer the same person as lead ${id}` },
    ]);
    return Response.json({ id, leads: own.length });
  }),
};

/**
 * `GET /leads/:id/person-file`: what is kept about this lead's person, from the leads that the reader may see, as the
 * person's page shows them. If there are more leads than the file holds, the file says so.
 */
const file: Endpoint = {
  path: '/:id/person-file',
  method: 'get',
  handler: forStaff(async (req, id, condition) => {
    const found = await findPerson(req.payload, [id], condition);
    const { docs } = await req.payload.db.find<Lead>({
      collection: 'leads',
      where: { id: { in: found.map((lead) => lead.id) } },
      sort: '-createdAt',
      pagination: false,
      limit: 0,
    });
    const made = await toPersonFile(req.payload, docs);
    await recordAudit(req, {
      action: 'personFileTaken',
      what: `Lead ${id}`,
      details: countRecords(made, ' of this person'),
    });
    return toPersonDownload(made, `person-of-lead-${id}`);
  }),
};

/** What staff can do with the leads of one person. */
export const personEndpoints: Endpoint[] = [merge, part, file];
