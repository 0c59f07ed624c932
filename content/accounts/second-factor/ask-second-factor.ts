import type { PayloadRequest } from 'payload';
import { recordAudit } from '../../audit/record-audit.ts';
import { tellOfSecondFactor } from '../tell-account.ts';
import {
  findStep,
  makeRecoveryCodes,
  makeSecret,
  type ShownSecret,
  showSecret,
  toFingerprint,
} from './codes.ts';
import { openPending, openSecret, sealPending, sealSecret } from './sealed-secret.ts';
import type { SecondFactorAccount } from './second-factor-account.ts';
import {
  consumeAttempt,
  consumeTimeStep,
  keepSecondFactor,
  storePendingSecret,
  takeRecoveryCode,
} from './second-factor-rows.ts';

const wrongCode = 'This code is wrong, was used before, or has expired. Wait for the next code.';
const tooMany = 'Too many wrong codes. Wait a quarter of an hour, or use a recovery code.';
const wrongFirstCode = 'This code is wrong or has expired. Wait for the next code.';
const tooManyFirst = 'Too many wrong codes. Wait a quarter of an hour, then begin again.';
const pendingOver = 'The secret that you scanned or typed has expired. Load this page again and begin again.';

/** Whether this account needs a second factor. */
export const needsSecondFactor = (account: SecondFactorAccount): boolean =>
  Boolean(account.secondFactorSecret || account.secondFactorRequired);

const askAgain = (message: string): Response =>
  Response.json({ errors: [{ message }], secondFactor: 'code' }, { status: 401 });

/**
 * Makes a secret, stores it encrypted until its first code, and returns how to show it. Each call makes a new secret, so
 * that a secret which an intruder with the password saw before becomes worthless.
 */
export const beginSetup = async (req: PayloadRequest, account: SecondFactorAccount): Promise<ShownSecret> => {
  const { payload } = req;
  const secret = makeSecret();
  await storePendingSecret(payload, account.id, sealPending(secret, account.id, payload.secret));
  await recordAudit(req, {
    action: 'changed',
    what: 'Own second factor',
    details: 'A new secret was shown; it counts once its first code comes.',
    person: account,
  });
  return showSecret(secret, account.email ?? '');
};

/** The result of a first code: the recovery codes, to be shown once, or why the code was refused. */
type Setup = { recoveryCodes: string[] } | { refusal: string };

/** Checks the first code of the secret that was shown. Wrong codes are limited as at the sign-in. */
export const finishSetup = async (
  req: PayloadRequest,
  account: SecondFactorAccount,
  code: string,
): Promise<Setup> => {
  const { payload } = req;
  const pending = account.secondFactorPending ?? '';
  const secret = openPending(pending, account.id, payload.secret);
  if (secret === null) return { refusal: pendingOver };
  if (!(await consumeAttempt(payload, account.id))) return { refusal: tooManyFirst };
  const step = findStep(code, secret);
  if (step === null) return { refusal: wrongFirstCode };
  const recoveryCodes = makeRecoveryCodes();
  const sealed = sealSecret(secret, account.id, payload.secret);
  const fingerprints = recoveryCodes.map(toFingerprint);
  const isKept = await keepSecondFactor(payload, account.id, { pending, sealed, step, fingerprints });
  if (!isKept) return { refusal: wrongFirstCode };
  await recordAudit(req, { action: 'secondFactorOn', person: account });
  await tellOfSecondFactor(req, account, 'set up');
  return { recoveryCodes };
};

const setUpNow = async (
  req: PayloadRequest,
  account: SecondFactorAccount,
  code: string,
): Promise<Response | null> => {
  if (!code) return Response.json({ secondFactor: 'setup', ...(await beginSetup(req, account)) });
  const setup = await finishSetup(req, account, code);
  if ('refusal' in setup)
    return Response.json({ errors: [{ message: setup.refusal }], secondFactor: 'setup' }, { status: 401 });
  req.context.recoveryCodes = setup.recoveryCodes;
  req.context.secondFactorGiven = true;
  return null;
};

const isRightCode = async (req: PayloadRequest, account: SecondFactorAccount, code: string) => {
  const { payload } = req;
  const secret = openSecret(account.secondFactorSecret ?? '', account.id, payload.secret);
  const step = secret ? findStep(code, secret) : null;
  return step !== null && (await consumeTimeStep(payload, account.id, step));
};

/**
 * Requires the second factor after a right password: a code of an app or a recovery code. If an administrator requires a
 * second factor and the account has none yet, shows a secret and requires its first code.
 * @returns the answer in place of a session; null if the second factor was right
 */
export const askSecondFactor = async (
  req: PayloadRequest,
  account: SecondFactorAccount,
  code: string,
): Promise<Response | null> => {
  if (!account.secondFactorSecret) return setUpNow(req, account, code.replace(/\s/g, ''));
  // Not a refusal: the password was right, and the site does not count the request as a failed sign-in.
  if (!code) return Response.json({ secondFactor: 'code' });
  const digits = code.replace(/\s/g, '');
  if (/^\d{6}$/.test(digits)) {
    if (!(await consumeAttempt(req.payload, account.id))) return askAgain(tooMany);
    if (!(await isRightCode(req, account, digits))) return askAgain(wrongCode);
  } else {
    // Too long to be guessed, so it opens the account even while codes are refused after too many wrong ones.
    if (!(await takeRecoveryCode(req.payload, account, toFingerprint(code)))) return askAgain(wrongCode);
    await recordAudit(req, { action: 'recoveryCodeUsed', person: account });
  }
  req.context.secondFactorGiven = true;
  return null;
};
