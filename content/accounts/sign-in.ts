import {
  AuthenticationError,
  addDataAndFileToRequest,
  type CollectionAfterLoginHook,
  type CollectionAfterLogoutHook,
  type CollectionBeforeLoginHook,
  type Endpoint,
  Forbidden,
  headersWithCors,
  loginOperation,
  type PayloadRequest,
  resetPasswordOperation,
} from 'payload';
import { generatePayloadCookie } from 'payload/shared';
import { recordAudit } from '../audit/record-audit.ts';
import { isRefusal } from '../requests/is-refusal.ts';
import { fieldError, publicError } from '../requests/refuse.ts';
import { findAccount, toAddress } from './find-account.ts';
import { isPassword, type KeptPassword } from './password-hash.ts';
import { readResetToken } from './reset-token.ts';
import { askSecondFactor, needsSecondFactor } from './second-factor/ask-second-factor.ts';
import type { SecondFactorAccount } from './second-factor/second-factor-account.ts';

interface Account extends KeptPassword, SecondFactorAccount {
  name?: string;
  role?: string;
  deactivated?: boolean | null;
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Whether a password is none: nothing but blanks, or no text. */
const isBlank = (password: unknown): boolean => toText(password).trim() === '';

/** @throws {AuthenticationError} the one answer of every refusal before the password is known to be right. */
const enter = async (req: PayloadRequest, account: Account | null): Promise<Response> => {
  const email = toText(req.data?.email);
  const password = toText(req.data?.password);
  if (account && !account.deactivated && needsSecondFactor(account)) {
    if (!(await isPassword(password, account))) throw new AuthenticationError(req.t);
    const asked = await askSecondFactor(req, account, toText(req.data?.code));
    if (asked) return asked;
  }
  const { staff } = req.payload.collections;
  const { token = '', ...result } = await loginOperation({
    collection: staff,
    data: { email, password },
    req,
  });
  const cookie = generatePayloadCookie({
    collectionAuthConfig: staff.config.auth,
    cookiePrefix: req.payload.config.cookiePrefix,
    token,
  });
  return Response.json(
    { message: req.t('authentication:passed'), ...result, recoveryCodes: req.context.recoveryCodes },
    { headers: headersWithCors({ headers: new Headers({ 'Set-Cookie': String(cookie) }), req }) },
  );
};

/** Stands in for Payload's own call: asks for the second factor, and writes down who was refused. */
export const signIn: Endpoint = {
  path: '/login',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    // Payload says so too, but only of accounts that it looks at: asked here, it tells nobody which ones there are.
    if (isBlank(req.data?.password))
      throw fieldError(req, 'staff', { path: 'password', message: req.t('validation:required') });
    const account = await findAccount<Account>(req, { email: { equals: toAddress(req.data?.email) } });
    const { payload, headers } = req;
    const noteRefusal = () =>
      // What was typed is not kept: people type passwords into the wrong field.
      recordAudit({ payload, headers, user: null }, { action: 'signInRefused', person: account });
    try {
      const answer = await enter(req, account);
      if (answer.status === 401) await noteRefusal();
      return answer;
    } catch (error) {
      if (isRefusal(error) && [401, 403].includes(error.status)) await noteRefusal();
      throw error;
    }
  },
};

/** No door to a session passes the second factor by; that of Payload's own call does not ask for it. */
export const requireSecondFactor: CollectionBeforeLoginHook = ({ req, user }) => {
  if (needsSecondFactor(user) && !req.context.secondFactorGiven) throw new Forbidden(req.t);
  return user;
};

const deadLink =
  'This link does not work any more. It was used, its time is over, or a newer link was mailed. Press “Forgot password?” to get another link, or ask an administrator.';

/** Stands in for Payload's own call, which signs in whoever has the link: here he signs in by himself afterwards. */
export const choosePassword: Endpoint = {
  path: '/reset-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    req.context.secondFactorGiven = true;
    req.context.choosesPassword = true;
    try {
      await resetPasswordOperation({
        collection: req.payload.collections.staff,
        data: {
          token: readResetToken(toText(req.data?.token), req.payload.secret),
          password: toText(req.data?.password),
        },
        req,
      });
    } catch (error) {
      // Payload speaks of a token, and of no way on.
      throw isRefusal(error) && error.status === 403 ? publicError(403, deadLink) : error;
    }
    return Response.json({ message: req.t('authentication:passwordResetSuccessfully') });
  },
};

/** Writes down who has signed in, or has chosen a password by a link. */
export const auditSignIn: CollectionAfterLoginHook = async ({ req, user }) => {
  if (req.context.choosesPassword) {
    await recordAudit(req, { action: 'passwordChosen', person: user });
    return user;
  }
  const session: string | undefined = user.sessions?.at(-1)?.id;
  await recordAudit(req, { action: 'signIn', person: user, ...(session ? { session } : {}) });
  return user;
};

/** Writes down who has signed out. */
export const auditSignOut: CollectionAfterLogoutHook = async ({ req }) => {
  await recordAudit(req, { action: 'signOut' });
};
