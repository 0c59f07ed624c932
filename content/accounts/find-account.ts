import type { Where } from 'payload';
import type { TransactionCarrier } from '../database/in-transaction.ts';

/** An address as accounts have it; empty where none is given. */
export const toAddress = (email: unknown): string =>
  typeof email === 'string' ? email.trim().toLowerCase() : '';

/** The account of a member of staff as it is stored, with its hashes and secrets, also of one who has left; null where it is gone. */
export const findAccount = <Account extends { id: number }>(
  req: TransactionCarrier,
  where: Where,
): Promise<Account | null> => req.payload.db.findOne<Account>({ collection: 'staff', where, req });

/** The same by its number; null where none is given. */
export const findAccountById = async <Account extends { id: number }>(
  req: TransactionCarrier,
  id: number | null | undefined,
): Promise<Account | null> =>
  typeof id === 'number' ? findAccount<Account>(req, { id: { equals: id } }) : null;
