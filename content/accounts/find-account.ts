import type { PayloadRequest, Where } from 'payload';

/** An address as accounts have it; empty where none is given. */
export const toAddress = (email: unknown): string =>
  typeof email === 'string' ? email.trim().toLowerCase() : '';

/** The account of a member of staff as it is stored, with its hashes and secrets. */
export const findAccount = <Account extends { id: number }>(
  req: PayloadRequest,
  where: Where,
): Promise<Account | null> => req.payload.db.findOne<Account>({ collection: 'staff', where, req });

export const findAccountById = async <Account extends { id: number }>(
  req: PayloadRequest,
  id: number | undefined,
): Promise<Account | null> => (id === undefined ? null : findAccount<Account>(req, { id: { equals: id } }));
