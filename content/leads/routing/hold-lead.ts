import type { Payload, PayloadRequest } from 'payload';
import { inTransaction, type TransactionCarrier } from '../../database/in-transaction.ts';
import { getSqlDatabase, type SqlDatabase } from '../../database/sql.ts';
import { sql } from '../../database/statement.ts';

/** The transaction, and the user in whose name the work is done. */
type Doer = TransactionCarrier & Pick<PayloadRequest, 'user'>;

/**
 * Makes all changes of a lead and its routes, or none, while nobody else changes the lead. It locks the lead before its
 * routes: a change of owner locks them in the same order, so the two cannot deadlock.
 * @param work runs its statements through `database`, and passes `req` on to everything else that belongs to the transaction
 * @param req request of the signed-in user; without it the work runs as no user
 */
export const holdLead = <Result>(
  payload: Payload,
  lead: number,
  work: (req: Doer, database: SqlDatabase) => Promise<Result>,
  req: Doer = { payload, user: null },
): Promise<Result> =>
  inTransaction(req, async () => {
    const database = await getSqlDatabase(payload, req);
    await database.rows(sql`SELECT id FROM leads WHERE id = ${lead} ${database.holdRow}`);
    return work(req, database);
  });
