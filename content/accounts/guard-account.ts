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

/** The fields of an account that the checks read. */
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

/** Whether a change gives an account another sign-in address. */
export const changesAddress = (
  data: Pick<Account, 'email'>,
  before: Pick<Account, 'email'> | undefined,
): boolean =>
  before !== undefined && !isEmpty(data.email) && toAddress(data.email) !== toAddress(before.email);

/**
 * Refuses weak passwords. Refuses a new password, a new address and a new administrator unless the request contains the
 * present password of its sender: with an unattended studio or a stolen session nobody can take over an account, or
 * make one that outlives the session. The Local API without a user passes.
 */
export const guardAccount: CollectionBeforeValidateHook = async ({ data, originalDoc, operation, req }) => {
  if (!data) return data;
  const { currentPassword, ...kept } = data;
  const changesPassword = !isEmpty(kept.password);
  if (operation === 'create' && req.user) {
    if (becomesAdministrator(kept)) await requirePresentPassword(req, currentPassword);
    // A new account gets a random password that nobody knows, and no sessions. What the request says of them is ignored.
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

/** Such a change ends the other sessions of the account, and its mailed links to choose a password. */
export const endOtherSessions: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  const isSensitive = !isEmpty(data.password) || changesAddress(data, originalDoc);
  if (operation !== 'update' || !isSensitive) return data;
  if (!isEmpty(data.password)) req.context.passwordOf = originalDoc?.id;
  noteEnd(req, originalDoc?.id, { endsLinks: true });
  return data;
};

/**
 * Covers two operations that the hooks above do not see. A password that is chosen by a mailed link must be strong, too.
 * A sign-in to a missing or deactivated account takes as long as one with a wrong password and has the same answer, so
 * that strangers do not learn who works here.
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
    // Payload runs no change hook before this write.
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
