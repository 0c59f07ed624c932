import type { Endpoint, PayloadRequest, Where } from 'payload';
import { forLeadStaff } from '../../access/only-for.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { getSqlDatabase } from '../../database/sql.ts';
import { joinSql, sql } from '../../database/statement.ts';
import type { Lead } from '../../payload-types.ts';
import { refuse } from '../../requests/refuse.ts';
import { logSentAgain } from './lead-log.ts';

/** Leads that one call sends again; another call sends the rest. */
const mostLeads = 500;

/**
 * Puts leads whose delivery has failed into the outbox again, and notes it in their logs: all of it, or nothing.
 * @param leads that the caller may see
 * @returns how many of them had failed: of two presses only one counts.
 */
export const sendMailsAgain = async (
  req: PayloadRequest,
  leads: readonly Pick<Lead, 'id' | 'kind'>[],
): Promise<number> => {
  if (leads.length === 0) return 0;
  return inTransaction(req, async () => {
    const { rows } = await getSqlDatabase(req.payload, req);
    const now = new Date().toISOString();
    const ids = joinSql(leads.map(({ id }) => Number(id)));
    const again = await rows(
      sql`UPDATE leads SET delivery = 'due', attempts = 0, tried_since = ${now}, next_attempt_at = ${now},
         lease_until = NULL, last_problem = NULL WHERE id IN (${ids}) AND delivery = 'failed' RETURNING id`,
    );
    const sent = new Set(again.map(({ id }) => Number(id)));
    await logSentAgain(
      req,
      leads.filter(({ id }) => sent.has(id)),
    );
    return sent.size;
  });
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
    const sent = await sendMailsAgain(req, docs);
    if (sent === 0) return refuse(409, 'No mail or delivery of these leads has failed.');
    return Response.json({ sent, left: totalDocs - docs.length });
  }),
};
