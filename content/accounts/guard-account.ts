import {
  AuthenticationError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  Forbidden,
  type PayloadRequest,
  ValidationError,
  type Where,
} from 'payload';
import { isPassword, type KeptPassword, spendTimeOfPassword } from './password-hash.ts';
import { explainWeakPassword } from './password-strength.ts';

/** What is looked at of a member of staff. */
interface Account extends KeptPassword {
  id: number;
  name?: string;
  email?: string;
  deactivated?: boolean | null;
}

const refuse = (req: PayloadRequest, path: string, message: string): never => {
  throw new ValidationError({ collection: 'staff', errors: [{ message, path }] }, req.t);
};

const findAccount = (req: PayloadRequest, where: Where): Promise<Account | null> =>
  req.payload.db.findOne<Account>({ collection: 'staff', where, req });

const toAddress = (email: unknown): string => (typeof email === 'string' ? email.trim().toLowerCase() : '');

const refuseWeak = async (req: PayloadRequest, password: unknown, account: Partial<Account>) => {
  if (typeof password !== 'string') return refuse(req, 'password', 'A password is text.');
  const problem = await explainWeakPassword(password, [account.email ?? '', account.name ?? '']);
  if (problem) refuse(req, 'password', problem);
};

const requirePresentPassword = async (req: PayloadRequest, given: unknown): Promise<void> => {
  const sentence = 'Give your own present password to change a password or an e-mail address.';
  if (typeof given !== 'string' || given === '') return refuse(req, 'currentPassword', sentence);
  const own = await findAccount(req, { id: { equals: req.user?.id } });
  if (!own || !(await isPassword(given, own))) refuse(req, 'currentPassword', 'This is not your password.');
};

const isSet = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** Whether a change touches what somebody signs in with. */
const changesAddress = (data: Partial<Account>, before: Partial<Account> | undefined): boolean =>
  before !== undefined && isSet(data.email) && toAddress(data.email) !== toAddress(before.email);

/**
 * Refuses weak passwords, and changes of password or address by somebody who does not know his own present password:
 * a studio left open, or a stolen session, is not enough to take an account over. The Local API without a user passes.
 */
export const guardAccount: CollectionBeforeValidateHook = async ({ data, originalDoc, operation, req }) => {
  if (!data) return data;
  const { currentPassword, ...kept } = data;
  const changesPassword = isSet(kept.password);
  // With the invitation comes a password that nobody knows.
  if (operation === 'create' && req.user) return kept;
  if (changesPassword && req.user && originalDoc?.id !== req.user.id)
    refuse(req, 'password', 'Colleagues choose their passwords themselves: send a link in its place.');
  if (changesPassword) await refuseWeak(req, kept.password, { ...originalDoc, ...kept });
  const isSensitive = changesPassword || changesAddress(kept, originalDoc);
  if (operation === 'update' && isSensitive && req.user) await requirePresentPassword(req, currentPassword);
  return kept;
};

/** After such a change other sessions are over, and so are links to choose a password that are still on their way. */
export const endOtherSessions: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  const isSensitive = isSet(data.password) || changesAddress(data, originalDoc);
  if (operation !== 'update' || !isSensitive) return data;
  if (isSet(data.password)) req.context.passwordOf = originalDoc?.id;
  const { user } = req;
  const own = user?.id === originalDoc?.id && user && '_sid' in user ? user._sid : undefined;
  const sessions: { id: string }[] = originalDoc?.sessions ?? [];
  return {
    ...data,
    sessions: sessions.filter(({ id }) => id === own),
    resetPasswordToken: null,
    resetPasswordExpiration: null,
  };
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
    const account = await findAccount(req, {
      and: [
        { resetPasswordToken: { equals: data.token } },
        { resetPasswordExpiration: { greater_than: now } },
      ],
    });
    if (account) await refuseWeak(req, data.password, account);
    if (account?.deactivated) throw new Forbidden(req.t);
  }
  if (operation === 'login' && isSet(data.password)) {
    const account = await findAccount(req, { email: { equals: toAddress(data.email) } });
    if (account && !account.deactivated) return args;
    await spendTimeOfPassword(String(data.password));
    if (account) throw new AuthenticationError(req.t);
  }
  return args;
};
