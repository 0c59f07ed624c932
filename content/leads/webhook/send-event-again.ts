import type { Endpoint } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { getSqlDatabase } from '../../database/sql.ts';
import { refuse } from '../../refuse.ts';

/** `POST /webhook-events/:id/send-again`: tells the other system once more, whether it took it or not. For administrators. */
export const sendEventAgain: Endpoint = {
  path: '/:id/send-again',
  method: 'post',
  handler: async (req) => {
    if (!hasRole(req, 'admin')) return refuse(req.user ? 403 : 401, 'Deliveries are for administrators.');
    const id = Number(req.routeParams?.id);
    if (!Number.isSafeInteger(id)) return refuse(404, 'There is no such delivery.');
    const { rows, run } = await getSqlDatabase(req.payload);
    const now = new Date().toISOString();
    // Of two presses one counts.
    const again = await rows(
      `UPDATE webhook_events SET state = 'due', attempts = 0, tried_since = '${now}', next_attempt_at = '${now}', lease_until = NULL,
         last_problem = NULL, delivered_at = NULL WHERE id = ${id} AND state <> 'due' RETURNING lead, event`,
    );
    const [row] = again;
    if (!row) return refuse(409, 'There is no such delivery, or it is on its way.');
    // That a lead has come is owed by its own row; of its mails those that were sent stay sent.
    if (row.event === 'created')
      await run(
        `UPDATE leads SET delivery = 'due', webhook_at = NULL, attempts = 0, next_attempt_at = '${now}', lease_until = NULL
           WHERE id = ${Number(row.lead)}`,
      );
    await recordAudit(req, {
      action: 'changed',
      what: `Delivery ${id}, lead ${row.lead}`,
      details: 'Sent again',
    });
    return Response.json({ id });
  },
};
