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

/** Whether a password is missing: it is no string, or only blanks. */
const isBlank = (password: unknown): boolean => toText(password).trim() === '';

/** @throws {AuthenticationError} the same answer for every refusal before the password was right */
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

/** Replaces Payload's endpoint: requires the second factor, and records refusals in the audit log. */
export const signIn: Endpoint = {
  path: '/login',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    // Payload checks this, too, but only for existing accounts. Checked here, it does not reveal which accounts exist.
    if (isBlank(req.data?.password))
      throw fieldError(req, 'staff', { path: 'password', message: req.t('validation:required') });
    const account = await findAccount<Account>(req, { email: { equals: toAddress(req.data?.email) } });
    const { payload, headers } = req;
    const noteRefusal = () =>
      // The typed address is not recorded, because people type passwords into the wrong field.
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

/** Every way to a session requires the second factor. Payload's own operation does not. */
export const requireSecondFactor: CollectionBeforeLoginHook = ({ req, user }) => {
  if (needsSecondFactor(user) && !req.context.secondFactorGiven) throw new Forbidden(req.t);
  return user;
};

const deadLink =
  'This link does not work any more. It was used, its time is over, or a newer link was mailed. Press “Forgot password?” to get another link, or ask an administrator.';

/** Replaces Payload's endpoint, which signs in everybody who has the link. Here the person signs in afterwards. */
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
      // Payload's message names a token and does not say what to do.
      throw isRefusal(error) && error.status === 403 ? publicError(403, deadLink) : error;
    }
    return Response.json({ message: req.t('authentication:passwordResetSuccessfully') });
  },
};

/** Records sign-ins, and passwords that were chosen by a link, in the audit log. */
export const auditSignIn: CollectionAfterLoginHook = async ({ req, user }) => {
  if (req.context.choosesPassword) {
    await recordAudit(req, { action: 'passwordChosen', person: user });
    return user;
  }
  const session: string | undefined = user.sessions?.at(-1)?.id;
  await recordAudit(req, { action: 'signIn', person: user, ...(session ? { session } : {}) });
  return user;
};

/** Records sign-outs in the audit log. */
export const auditSignOut: CollectionAfterLogoutHook = async ({ req }) => {
  await recordAudit(req, { action: 'signOut' });
};
