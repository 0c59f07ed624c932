import type { Payload, PayloadRequest } from 'payload';
import { inTransaction, type TransactionCarrier } from '../../database/in-transaction.ts';
import { getSqlDatabase, type SqlDatabase } from '../../database/sql.ts';

/** The transaction, and the user in whose name the work is done. */
type Doer = TransactionCarrier & Pick<PayloadRequest, 'user'>;

/**
 * Makes all changes of a lead and its routes, or none, while nobody else changes the lead. It locks the lead before its
 * routes: a change of owner locks them in the same order, so the two cannot deadlock.
 * @param work runs its statements through `sql`, and passes `req` on to everything else that belongs to the transaction
 * @param req request of the signed-in user; without it the work runs as no user
 */
export const holdLead = <Result>(
  payload: Payload,
  lead: number,
  work: (req: Doer, sql: SqlDatabase) => Promise<Result>,
  req: Doer = { payload, user: null },
): Promise<Result> =>
  inTransaction(req, async () => {
    const sql = await getSqlDatabase(payload, req);
    await sql.rows(`SELECT id FROM leads WHERE id = ${lead} ${sql.holdRow}`);
    return work(req, sql);
  });
