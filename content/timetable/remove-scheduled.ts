import type { TransactionCarrier } from '../database/in-transaction.ts';
import { getSqlDatabase } from '../database/sql.ts';
import { sql } from '../database/statement.ts';

/**
 * Removes a publication from the timetable, in the transaction of `req`, if one is open. If another transaction is
 * removing it, this waits for the end of that transaction.
 * @returns false if it is not in the timetable any more.
 */
export const removeScheduled = async (req: TransactionCarrier, id: number): Promise<boolean> => {
  const { rows } = await getSqlDatabase(req.payload, req);
  return (await rows(sql`DELETE FROM payload_jobs WHERE id = ${id} RETURNING id`)).length === 1;
};
