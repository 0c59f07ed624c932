import { commitTransaction, type Field, initTransaction, type Payload, type PayloadRequest } from 'payload';
import { recordAudit } from '../audit/record-audit.ts';
import { claimTurn, giveTurnBack, type Work } from '../database/claim-turn.ts';
import { fieldError, publicError } from '../requests/refuse.ts';
import { minute } from '../time/spans-of-time.ts';
import { findAccountById } from './find-account.ts';
import { isPassword, type KeptPassword } from './password-hash.ts';

/** Passwords of one account that may be wrong within a time, in milliseconds. */
const mostTries = 5;
const span = 15 * minute;

const path = 'currentPassword';

/** Where it is given. Nothing keeps it. */
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
 * Takes one of the tries that an account has; null where none is left. Each is had again after its time, however many
 * were asked for meanwhile.
 */
const takePasswordTry = async (payload: Payload, account: number): Promise<Work | null> => {
  for (let number = 1; number <= mostTries; number += 1) {
    const attempt: Work = `password of ${account}, try ${number}`;
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
 * Lets the transaction of the call go meanwhile, in which nothing is written yet: tries and refusals stay when a change
 * is undone, and no connection waits for a password.
 */
const ask = async (req: PayloadRequest, given: unknown): Promise<void> => {
  const isOpen = Boolean(req.transactionID);
  if (isOpen) await commitTransaction(req);
  await look(req, given);
  if (isOpen) await initTransaction(req);
};

/**
 * Asks whoever is signed in for his present password: a studio left open, or a stolen session, is not enough for what
 * follows. The one place that looks at it, so that a session is no way to guess it: the tries of an account are counted
 * before they are looked at, and a right one is given back. In a call that changes many accounts it is looked at once.
 * @throws {ValidationError} 400 where it is missing or wrong, {APIError} 429 where too many were wrong; both name the field.
 */
export const requirePresentPassword = (req: PayloadRequest, given: unknown): Promise<void> => {
  req.context.presentPassword ??= ask(req, given);
  return req.context.presentPassword;
};
