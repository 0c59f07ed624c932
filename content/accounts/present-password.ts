import { minute } from '@ev-site/contract/spans-of-time.ts';
import { commitTransaction, type Field, initTransaction, type Payload, type PayloadRequest } from 'payload';
import { recordAudit } from '../audit/record-audit.ts';
import { claimTurn, giveTurnBack, type Turn } from '../database/claim-turn.ts';
import { fieldError, publicError } from '../requests/refuse.ts';
import { findAccountById } from './find-account.ts';
import { isPassword, type KeptPassword } from './password-hash.ts';

/** How many wrong passwords an account may give within a time (ms). */
const mostTries = 5;
const span = 15 * minute;

const path = 'currentPassword';

/** The request's field for the present password. It is not stored. */
export const currentPasswordField: Field = {
  name: path,
  type: 'text',
  virtual: true,
  label: 'Your own present password',
  admin: {
    description:
      'Give it to change a password or an e-mail address (your own or a colleague’s), or to make a colleague an administrator.',
    disableListColumn: true,
    disableListFilter: true,
    disableBulkEdit: true,
  },
};

/**
 * Uses up one try of an account; null if none is left. Each try returns after the time, even if further tries were
 * refused meanwhile.
 */
const takePasswordTry = async (payload: Payload, account: number): Promise<Turn | null> => {
  for (let number = 1; number <= mostTries; number += 1) {
    const attempt: Turn = `password of ${account}, try ${number}`;
    if (await claimTurn(payload, attempt, span)) return attempt;
  }
  return null;
};

const noteRefusal = (req: PayloadRequest, details: string): Promise<void> =>
  recordAudit(req, { action: 'refused', what: 'Own present password', details });

const look = async (req: PayloadRequest, given: unknown): Promise<void> => {
  const { payload } = req;
  const id = Number(req.user?.id);
  if (typeof given !== 'string' || given === '')
    throw fieldError(req, 'staff', { path, message: 'Give your own present password for this change.' });
  const attempt = await takePasswordTry(payload, id);
  if (!attempt) {
    await noteRefusal(req, 'Too many were wrong, so it was not looked at.');
    req.responseHeaders = new Headers({ 'Retry-After': String(span / 1000) });
    const message = 'Too many wrong passwords. Wait a quarter of an hour.';
    throw publicError(429, message, [{ path, message }]);
  }
  const own = await findAccountById<KeptPassword & { id: number }>(req, id);
  if (own && (await isPassword(given, own))) return giveTurnBack(payload, attempt);
  await noteRefusal(req, 'It was wrong.');
  throw fieldError(req, 'staff', { path, message: 'This is not your password.' });
};

/**
 * Ends the request's transaction, in which nothing is written yet, and begins a new one afterwards: tries and refusals
 * remain when a change is rolled back, and no connection waits for the hash of a password.
 */
const ask = async (req: PayloadRequest, given: unknown): Promise<void> => {
  const isOpen = Boolean(req.transactionID);
  if (isOpen) await commitTransaction(req);
  await look(req, given);
  if (isOpen) await initTransaction(req);
};

/**
 * Requires the present password of the signed-in person: an unattended studio or a stolen session is not enough. Only
 * this function checks it, and it counts the tries, so that nobody can guess the password by a session. A try is
 * counted before the check, and given back if the password is right. A request that changes many accounts checks once.
 * @throws {ValidationError} 400 if it is missing or wrong, {APIError} 429 after too many wrong ones; both name the field
 */
export const requirePresentPassword = (req: PayloadRequest, given: unknown): Promise<void> => {
  req.context.presentPassword ??= ask(req, given);
  return req.context.presentPassword;
};
