import type { CollectionAfterChangeHook, CollectionAfterOperationHook, PayloadRequest } from 'payload';
import { sendNoticeLater } from '../mail/send-notice.ts';
import { changesAddress } from './guard-account.ts';

const tell = (req: PayloadRequest, to: string, what: string): Promise<void> =>
  sendNoticeLater(req, {
    to,
    subject: `Your ${what} for the studio was changed`,
    text: `The ${what} of your account in the studio was changed just now.\n\nIf it was not you, please tell an administrator at once.\n`,
  });

/** The same for the second factor, which an administrator may have removed on request. */
export const tellOfSecondFactor = async (
  req: PayloadRequest,
  { email }: { email?: string },
  what: 'set up' | 'taken away',
): Promise<void> => {
  if (!email) return;
  await sendNoticeLater(req, {
    to: email,
    subject: `Your second factor for the studio was ${what}`,
    text: `The second factor of your account in the studio was ${what} just now.\n\nIf it was neither you nor an administrator whom you asked, please tell an administrator at once.\n`,
  });
};

/** Tells people at their former address that their password, address or second factor was changed. */
export const tellAccount: CollectionAfterChangeHook = async ({ data, doc, previousDoc, operation, req }) => {
  if (operation !== 'update') return doc;
  const { email } = previousDoc;
  if (changesAddress(data, previousDoc)) await tell(req, email, 'e-mail address');
  if (email && req.context.passwordOf === doc.id) await tell(req, email, 'password');
  return doc;
};

/** The same for a password that was chosen by a mailed link. */
export const tellOfReset: CollectionAfterOperationHook = async ({ operation, req, result }) => {
  if (operation === 'resetPassword' && req.user?.email) await tell(req, req.user.email, 'password');
  return result;
};
