import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload';
import { inSqliteTransaction } from './sqlite-client.ts';

/** What carries a transaction from one call to the next. */
export type TransactionCarrier = Pick<PayloadRequest, 'payload'> &
  Partial<Pick<PayloadRequest, 'transactionID'>>;

/**
 * Runs some work in one transaction of `req`, on either database: all its changes are written, or none. On SQLite no
 * other query is answered meanwhile, so read beforehand whatever can be read beforehand.
 */
export const inTransaction = <Result>(
  req: TransactionCarrier,
  work: () => Promise<Result>,
): Promise<Result> =>
  inSqliteTransaction(req.payload.db, async () => {
    const isOwn = await initTransaction(req);
    try {
      const result = await work();
      if (isOwn) await commitTransaction(req);
      return result;
    } catch (error) {
      await killTransaction(req);
      throw error;
    }
  });
