import { randomUUID } from 'node:crypto';
import type { Endpoint, Payload } from 'payload';
import { onlyFor } from '../../access/only-for.ts';
import { canManageStaff } from '../../access/staff-access.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { inTransaction, type TransactionCarrier } from '../../database/in-transaction.ts';
import { getSqlDatabase } from '../../database/sql.ts';
import { joinSql, type Sql, sql } from '../../database/statement.ts';
import { refuse } from '../../requests/refuse.ts';
import { readRouteId } from '../../requests/route-id.ts';

/** Deliveries that one call sends again; another call sends the rest. */
const mostDeliveries = 500;

/** The lead is stored, in the trash or not. Its id stays in this table after the lead is erased. */
const hasLead = sql`EXISTS (SELECT 1 FROM leads WHERE leads.id = webhook_events.lead)`;

/**
 * The row of the lead itself makes the sender tell that the lead has come. Without that row nobody would send a
 * `created` event or finish its delivery.
 */
const isTellable = sql`(event <> 'created' OR ${hasLead})`;

/** The event says that a lead has come, and the other system has taken it. */
const isTakenLead = sql`event = 'created' AND state = 'done'`;

/** The event failed and can be sent again. */
const hasFailed = sql`state = 'failed' AND ${isTellable}`;

/** What can still be done with a delivery: send it again, and open the lead that it is about. */
export const readEventWays = async (
  payload: Payload,
  id: number,
): Promise<{ isTellable: boolean; hasLead: boolean }> => {
  const { rows } = await getSqlDatabase(payload);
  const [found] = await rows(
    sql`SELECT CASE WHEN ${isTellable} THEN 1 ELSE 0 END AS tellable, CASE WHEN ${hasLead} THEN 1 ELSE 0 END AS kept
       FROM webhook_events WHERE id = ${Math.trunc(id)}`,
  );
  return { isTellable: Number(found?.tellable) === 1, hasLead: Number(found?.kept) === 1 };
};

/** How many deliveries failed and can be sent again. A `created` event of an erased lead cannot. */
export const countFailedEvents = async (payload: Payload): Promise<number> => {
  const { rows } = await getSqlDatabase(payload);
  const [counted] = await rows(sql`SELECT COUNT(*) AS failed FROM webhook_events WHERE ${hasFailed}`);
  return Number(counted?.failed);
};

interface Owed {
  id: number;
  lead: number;
}

/**
 * If the other system has already taken the `created` event of a lead, it would ignore a second one under the same key.
 * So it is told anew with a `changed` event, which carries all fields. Of two presses only one counts: both make the
 * same key, from the newest delivery of the lead.
 */
const queueTakenLeadAgain = async (payload: Payload, id: number): Promise<Owed[]> => {
  const { rows } = await getSqlDatabase(payload);
  const now = new Date().toISOString();
  const owed = await rows(
    sql`INSERT INTO webhook_events (at, event, lead, state, attempts, event_key, next_attempt_at)
     SELECT ${now}, 'changed', lead, 'due', 0,
       'again-' || id || '-' || (SELECT MAX(b.id) FROM webhook_events AS b WHERE b.lead = webhook_events.lead), ${now} FROM webhook_events
     WHERE id = ${id} AND ${isTakenLead} AND ${hasLead} AND NOT EXISTS (
       SELECT 1 FROM webhook_events AS b WHERE b.lead = webhook_events.lead AND b.event = 'changed' AND b.state = 'due')
     ON CONFLICT (event_key) DO NOTHING RETURNING id, lead`,
  );
  return owed.map(({ id: made, lead }) => ({ id: Number(made), lead: Number(lead) }));
};

/**
 * Puts deliveries into the queue again. One that the other system has taken gets a new key, because it ignores a key
 * that it knows. Of two presses only one counts.
 * @param which a condition in SQL on deliveries, of which at most one was taken
 * @returns the deliveries that are on their way again
 */
const queueEventsAgain = (payload: Payload, which: Sql): Promise<Owed[]> => {
  const req: TransactionCarrier = { payload };
  return inTransaction(req, async () => {
    const { rows, run, holdRow } = await getSqlDatabase(payload, req);
    const now = new Date().toISOString();
    // Locks the leads before their deliveries, in the same order as the erasure of a lead, so the two cannot deadlock.
    await rows(
      sql`SELECT id FROM leads WHERE id IN (SELECT lead FROM webhook_events WHERE ${which} AND event = 'created') ORDER BY id ${holdRow}`,
    );
    const again = await rows(
      sql`UPDATE webhook_events SET state = 'due', attempts = 0, tried_since = ${now}, next_attempt_at = ${now}, lease_until = NULL,
         last_problem = NULL, delivered_at = NULL, event_key = CASE WHEN state = 'done' THEN ${`again-${randomUUID()}`} ELSE event_key END
       WHERE ${which} AND state <> 'due' AND NOT (${isTakenLead}) AND ${isTellable} RETURNING id, lead, event`,
    );
    // The row of the lead itself says that a `created` event is due. Its mails that were sent stay sent.
    const leads = again.filter(({ event }) => event === 'created').map(({ lead }) => Number(lead));
    if (leads.length > 0)
      await run(
        sql`UPDATE leads SET delivery = 'due', webhook_at = NULL, attempts = 0, tried_since = ${now}, next_attempt_at = ${now},
           lease_until = NULL WHERE id IN (${joinSql(leads)})`,
      );
    return again.map(({ id, lead }) => ({ id: Number(id), lead: Number(lead) }));
  });
};

const forAdministrators = (handler: Endpoint['handler']): Endpoint['handler'] =>
  onlyFor(canManageStaff, 'Deliveries are for administrators.', handler);

/**
 * `POST /webhook-events/:id/send-again`: tells the other system once more, whether it took the event or not. For
 * administrators.
 */
export const sendEventAgain: Endpoint = {
  path: '/:id/send-again',
  method: 'post',
  handler: forAdministrators(async (req) => {
    const id = readRouteId(req);
    if (id === undefined) return refuse(404, 'There is no such delivery.');
    const [event] = [
      ...(await queueEventsAgain(req.payload, sql`id = ${id}`)),
      ...(await queueTakenLeadAgain(req.payload, id)),
    ];
    if (!event)
      return refuse(
        409,
        'This delivery does not exist, is already waiting to be sent, or its lead is erased.',
      );
    await recordAudit(req, {
      action: 'changed',
      what: `Delivery ${id}, lead ${event.lead}`,
      details: 'Sent again',
    });
    return Response.json({ id });
  }),
};

/**
 * `POST /webhook-events/send-again`: tells the other system once more everything that it has not taken, oldest first.
 * For administrators. Answers `{ sent, left }`: how many are on their way, and how many failed ones are left for
 * another call.
 */
export const sendFailedEventsAgain: Endpoint = {
  path: '/send-again',
  method: 'post',
  handler: forAdministrators(async (req) => {
    const sent = await queueEventsAgain(
      req.payload,
      sql`id IN (SELECT id FROM webhook_events WHERE ${hasFailed} ORDER BY id LIMIT ${mostDeliveries})`,
    );
    if (sent.length === 0) return refuse(409, 'No delivery has failed.');
    await recordAudit(req, { action: 'changed', what: `${sent.length} deliveries`, details: 'Sent again' });
    return Response.json({ sent: sent.length, left: await countFailedEvents(req.payload) });
  }),
};
