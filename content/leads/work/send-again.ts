import type { Endpoint, Payload, Where } from 'payload';
import { forLeadStaff } from '../../access/only-for.ts';
import { getSqlDatabase } from '../../database/sql.ts';
import { refuse } from '../../requests/refuse.ts';
import { writeLeadLog } from './lead-log.ts';

/** Leads that one call sends again; another call sends the rest. */
const mostLeads = 500;

/**
 * Puts leads whose delivery has failed into the outbox again.
 * @param ids of leads that the caller may see
 * @returns the ids of those that had failed: of two presses only one counts.
 */
export const queueMailsAgain = async (payload: Payload, ids: readonly number[]): Promise<Set<number>> => {
  if (ids.length === 0) return new Set();
  const { rows } = await getSqlDatabase(payload);
  const now = new Date().toISOString();
  const again = await rows(
    `UPDATE leads SET delivery = 'due', attempts = 0, tried_since = '${now}', next_attempt_at = '${now}',
       lease_until = NULL, last_problem = NULL WHERE id IN (${ids.map(Number).join(', ')}) AND delivery = 'failed' RETURNING id`,
  );
  return new Set(again.map(({ id }) => Number(id)));
};

/**
 * `POST /leads/send-again` with the conditions of a list: sends again what has failed of those leads, as far as the
 * caller may see them. Answers `{ sent, left }`: how many are on their way, and how many failed ones are left for
 * another call.
 */
export const sendManyAgain: Endpoint = {
  path: '/send-again',
  method: 'post',
  handler: forLeadStaff(async (req) => {
    const { where } = req.query as { where?: Where };
    // No selection must not mean all leads.
    if (!where || Object.keys(where).length === 0) return refuse(400, 'Tick the leads first.');
    const { docs, totalDocs } = await req.payload.find({
      collection: 'leads',
      where: { and: [where, { delivery: { equals: 'failed' } }] },
      overrideAccess: false,
      req,
      depth: 0,
      limit: mostLeads,
      select: { kind: true },
    });
    const sent = await queueMailsAgain(
      req.payload,
      docs.map(({ id }) => id),
    );
    for (const lead of docs)
      if (sent.has(lead.id)) await writeLeadLog(req, { lead, kind: 'delivery', text: 'Sent again' });
    if (sent.size === 0) return refuse(409, 'No mail or delivery of these leads has failed.');
    return Response.json({ sent: sent.size, left: totalDocs - docs.length });
  }),
};
