import {
  AuthenticationError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  Forbidden,
  type PayloadRequest,
} from 'payload';
import { rememberFound } from '../database/own-changes.ts';
import { isEmpty } from '../documents/is-empty.ts';
import { fieldError } from '../requests/refuse.ts';
import { becomesAdministrator } from './administrators.ts';
import { noteEnd } from './end-access.ts';
import { findAccount, toAddress } from './find-account.ts';
import { spendTimeOfPassword } from './password-hash.ts';
import { explainWeakPassword } from './password-strength.ts';
import { requirePresentPassword } from './present-password.ts';

/** What is looked at of a member of staff. */
interface Account {
  id: number;
  name?: string;
  email?: string;
  deactivated?: boolean | null;
}

const toPasswordError = (req: PayloadRequest, message: string) =>
  fieldError(req, 'staff', { path: 'password', message });

const refuseWeak = async (req: PayloadRequest, password: unknown, account: Partial<Account>) => {
  if (typeof password !== 'string') throw toPasswordError(req, 'Give the password as text.');
  const problem = await explainWeakPassword(password, [account.email ?? '', account.name ?? '']);
  if (problem) throw toPasswordError(req, problem);
};

/** Whether a change gives an account another address to sign in with. */
export const changesAddress = (
  data: Pick<Account, 'email'>,
  before: Pick<Account, 'email'> | undefined,
): boolean =>
  before !== undefined && !isEmpty(data.email) && toAddress(data.email) !== toAddress(before.email);

/**
 * Refuses weak passwords, and changes of password or address, and new administrators, by somebody who does not know his
 * own present password: a studio left open, or a stolen session, is not enough to take an account over, nor to make one
 * that outlives it. The Local API without a user passes.
 */
export const guardAccount: CollectionBeforeValidateHook = async ({ data, originalDoc, operation, req }) => {
  if (!data) return data;
  const { currentPassword, ...kept } = data;
  const changesPassword = !isEmpty(kept.password);
  if (operation === 'create' && req.user) {
    if (becomesAdministrator(kept)) await requirePresentPassword(req, currentPassword);
    // The new account gets a random password that nobody knows, and no sessions, whatever the call sends.
    return { ...kept, sessions: [] };
  }
  if (changesPassword && req.user && originalDoc?.id !== req.user.id)
    throw toPasswordError(req, 'Colleagues choose their own passwords. Send them a link instead.');
  if (changesPassword) await refuseWeak(req, kept.password, { ...originalDoc, ...kept });
  const isSensitive =
    changesPassword ||
    changesAddress(kept, originalDoc) ||
    (originalDoc !== undefined && becomesAdministrator(kept, originalDoc));
  if (operation === 'update' && isSensitive && req.user) await requirePresentPassword(req, currentPassword);
  return kept;
};

/** After such a change other sessions are over, and so are links to choose a password that are still on their way. */
export const endOtherSessions: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  const isSensitive = !isEmpty(data.password) || changesAddress(data, originalDoc);
  if (operation !== 'update' || !isSensitive) return data;
  if (!isEmpty(data.password)) req.context.passwordOf = originalDoc?.id;
  noteEnd(req, originalDoc?.id, { endsLinks: true });
  return data;
};

/**
 * Two doors that do not pass the hooks above: a password chosen by a mailed link must be strong as well, and a sign-in
 * without an account, or with a deactivated one, takes as long as one with a wrong password and is answered alike, so
 * that nobody learns who works here.
 */
export const guardSignIn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (!('data' in args) || typeof args.data !== 'object') return args;
  const data: Record<string, unknown> = args.data;
  if (operation === 'resetPassword' && typeof data.token === 'string' && data.token !== '') {
    const now = new Date().toISOString();
    const account = await findAccount<Account>(req, {
      and: [
        { resetPasswordToken: { equals: data.token } },
        { resetPasswordExpiration: { greater_than: now } },
      ],
    });
    if (account) await refuseWeak(req, data.password, account);
    if (account?.deactivated) throw new Forbidden(req.t);
    // No hook of a change stands before this write.
    if (account) rememberFound(req, 'staff', { ...account });
  }
  if (operation === 'login' && !isEmpty(data.password)) {
    const account = await findAccount<Account>(req, { email: { equals: toAddress(data.email) } });
    if (account && !account.deactivated) return args;
    await spendTimeOfPassword(String(data.password));
    if (account) throw new AuthenticationError(req.t);
  }
  return args;
};
