import type { Payload, PayloadRequest } from 'payload';
import { allOrNone, type Carrier } from '../../database/all-or-none.ts';
import { getSqlDatabase, type SqlDatabase } from '../../database/sql.ts';

/** In whose name a work is done. */
type Doer = Carrier & Pick<PayloadRequest, 'user'>;

/**
 * Does all that a work changes of a lead and of what it was given, or none of it, while nobody else changes the lead. The
 * lead is held before what it was given: in this order a change of its owner goes, too.
 * @param work asks by `sql`, and in the name of `req` whatever else is to be part of it
 * @param req of who is signed in; without it the work is done in nobody's name
 */
export const holdLead = <Result>(
  payload: Payload,
  lead: number,
  work: (req: Doer, sql: SqlDatabase) => Promise<Result>,
  req: Doer = { payload, user: null },
): Promise<Result> =>
  allOrNone(req, async () => {
    const sql = await getSqlDatabase(payload, req);
    await sql.rows(`SELECT id FROM leads WHERE id = ${lead} ${sql.holdRow}`);
    return work(req, sql);
  });
