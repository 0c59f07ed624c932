import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload';
import { asOne } from './sqlite-client.ts';

/** What carries a transaction from one call to the next. */
export type Carrier = Pick<PayloadRequest, 'payload'> & Partial<Pick<PayloadRequest, 'transactionID'>>;

/**
 * Does all that a work asks of the database in the name of `req`, on either database: all of it holds or none. On SQLite
 * nobody else is answered meanwhile, so what can be read before is read before.
 */
export const allOrNone = <Result>(req: Carrier, work: () => Promise<Result>): Promise<Result> =>
  asOne(req.payload.db, async () => {
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
