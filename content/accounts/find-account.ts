import type { Where } from 'payload';
import type { TransactionCarrier } from '../database/in-transaction.ts';

/** A mail address in the form in which accounts store it; empty if it is missing. */
export const toAddress = (email: unknown): string =>
  typeof email === 'string' ? email.trim().toLowerCase() : '';

/** A stored account with its hashes and secrets, also a deactivated one; null if it does not exist. */
export const findAccount = <Account extends { id: number }>(
  req: TransactionCarrier,
  where: Where,
): Promise<Account | null> => req.payload.db.findOne<Account>({ collection: 'staff', where, req });

/** The same by its id; null also without an id. */
export const findAccountById = async <Account extends { id: number }>(
  req: TransactionCarrier,
  id: number | null | undefined,
): Promise<Account | null> =>
  typeof id === 'number' ? findAccount<Account>(req, { id: { equals: id } }) : null;
