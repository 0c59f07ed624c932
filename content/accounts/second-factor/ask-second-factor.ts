import type { PayloadRequest } from 'payload';
import { recordAudit } from '../../audit/record-audit.ts';
import {
  findStep,
  makeRecoveryCodes,
  makeSecret,
  type ShownSecret,
  showSecret,
  toFingerprint,
} from './codes.ts';
import { openSecret, sealSecret } from './sealed-secret.ts';
import type { SecondFactorAccount } from './second-factor-account.ts';
import { keepPending, keepSecondFactor, takeRecoveryCode, takeStep, takeTry } from './second-factor-rows.ts';

const wrongCode = 'This code is wrong, was used before, or is over. Wait for the next one.';
const tooMany = 'Too many codes were wrong. Wait a quarter of an hour, or use a recovery code.';

/** Whether a password alone does not open this account. */
export const needsSecondFactor = (account: SecondFactorAccount): boolean =>
  Boolean(account.secondFactorSecret || account.secondFactorRequired);

const askAgain = (message: string): Response =>
  Response.json({ errors: [{ message }], secondFactor: 'code' }, { status: 401 });

/**
 * Makes a secret, keeps it sealed until its first code comes, and gives what is shown of it. A new one each time: one that somebody
 * else who knows the password was shown before is worth nothing.
 */
export const beginSetup = async (req: PayloadRequest, account: SecondFactorAccount): Promise<ShownSecret> => {
  const { payload } = req;
  const secret = makeSecret();
  await keepPending(payload, account.id, sealSecret(secret, account.id, payload.secret));
  await recordAudit(req, {
    action: 'changed',
    what: 'Own second factor',
    details: 'A new secret was shown; it counts once its first code comes.',
    person: account,
  });
  return showSecret(secret, account.email ?? '');
};

/**
 * Takes the first code of the secret that was shown.
 * @returns the recovery codes, to be shown once; null for a wrong code.
 */
export const finishSetup = async (
  req: PayloadRequest,
  account: SecondFactorAccount,
  code: string,
): Promise<string[] | null> => {
  const { payload } = req;
  const sealed = account.secondFactorPending;
  const secret = sealed ? openSecret(sealed, account.id, payload.secret) : null;
  const step = secret ? findStep(code, secret) : null;
  if (!sealed || step === null) return null;
  const codes = makeRecoveryCodes();
  const fingerprints = codes.map(toFingerprint);
  if (!(await keepSecondFactor(payload, account.id, { sealed, step, fingerprints }))) return null;
  await recordAudit(req, { action: 'secondFactorOn', person: account });
  return codes;
};

const setUpNow = async (
  req: PayloadRequest,
  account: SecondFactorAccount,
  code: string,
): Promise<Response | null> => {
  if (!code) return Response.json({ secondFactor: 'setup', ...(await beginSetup(req, account)) });
  const codes = await finishSetup(req, account, code);
  if (!codes)
    return Response.json({ errors: [{ message: wrongCode }], secondFactor: 'setup' }, { status: 401 });
  req.context.recoveryCodes = codes;
  req.context.secondFactorGiven = true;
  return null;
};

const isRightCode = async (req: PayloadRequest, account: SecondFactorAccount, code: string) => {
  const { payload } = req;
  const secret = openSecret(account.secondFactorSecret ?? '', account.id, payload.secret);
  const step = secret ? findStep(code, secret) : null;
  return step !== null && (await takeStep(payload, account.id, step));
};

/**
 * Asks for the second factor of somebody whose password was right: a code of an app, a recovery code, or, where an
 * administrator asks for one that is not there yet, the first code of a secret that is shown now.
 * @returns what is answered in place of a session; null where it was given.
 */
export const askSecondFactor = async (
  req: PayloadRequest,
  account: SecondFactorAccount,
  code: string,
): Promise<Response | null> => {
  if (!account.secondFactorSecret) return setUpNow(req, account, code.replace(/\s/g, ''));
  // No refusal: the password was right, and the site in front gives the try back.
  if (!code) return Response.json({ secondFactor: 'code' });
  const digits = code.replace(/\s/g, '');
  if (/^\d{6}$/.test(digits)) {
    if (!(await takeTry(req.payload, account.id))) return askAgain(tooMany);
    if (!(await isRightCode(req, account, digits))) return askAgain(wrongCode);
  } else {
    // Too long to be guessed, so it opens the account even while codes are not looked at.
    if (!(await takeRecoveryCode(req.payload, account, toFingerprint(code)))) return askAgain(wrongCode);
    await recordAudit(req, { action: 'recoveryCodeUsed', person: account });
  }
  req.context.secondFactorGiven = true;
  return null;
};
