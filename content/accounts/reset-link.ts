import { setImmediate as nextTurn } from 'node:timers/promises';
import { minute } from '@ev-site/contract/spans-of-time.ts';
import {
  addDataAndFileToRequest,
  type CollectionBeforeChangeHook,
  type Endpoint,
  forgotPasswordOperation,
  type PayloadRequest,
} from 'payload';
import { beginWork } from '../processes/work-in-hand.ts';
import { indianTime } from '../time/india-time.ts';
import { toAddress } from './find-account.ts';
import { makeStoredToken, toResetToken } from './reset-token.ts';

/** How long a mailed link works, in milliseconds. */
export const linkLife = 60 * minute;

/** The shortest time between two such mails to the same person, in milliseconds. */
export const mailInterval = 15 * minute;

export interface ResetLink {
  token: string;
  until: Date;
}

/**
 * Makes the link for the mail. A link that is still valid is mailed again instead of a new one, because a stranger who
 * requests a link for somebody must not make this person's own link invalid. Payload would store the token as it is
 * mailed.
 */
export const keepResetLink: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (!data.resetPasswordToken || data.resetPasswordToken === originalDoc?.resetPasswordToken) return data;
  const until = new Date(originalDoc?.resetPasswordExpiration ?? 0);
  const isOnItsWay = originalDoc?.resetPasswordToken && until.getTime() > Date.now();
  const { resetPasswordToken: stored, resetPasswordExpiration } = isOnItsWay
    ? originalDoc
    : { ...data, resetPasswordToken: makeStoredToken() };
  const token = toResetToken(stored, req.payload.secret);
  req.context.resetLink = { token, until: new Date(resetPasswordExpiration) };
  return { ...data, resetPasswordToken: stored, resetPasswordExpiration };
};

/** The mail with the link, as plain text (mail/studio-mail.ts). */
export const toResetMail = (origin: string, req: PayloadRequest | undefined): string => {
  const link = req?.context.resetLink;
  if (!link) throw new Error('There is no link to mail.');
  return [
    'Somebody asked for a new password for your account in the studio.',
    `If it was you, choose it here until ${indianTime.format(link.until)} (Indian time):\n${origin}/studio/reset/${link.token}`,
    'If it was not you, please ignore this mail.\n',
  ].join('\n\n');
};

const isActive = async (req: PayloadRequest, email: string): Promise<boolean> => {
  const { totalDocs } = await req.payload.db.count({
    collection: 'staff',
    where: {
      and: [{ email: { equals: toAddress(email) } }, { deactivated: { not_equals: true } }],
    },
  });
  return totalDocs > 0;
};

const logLost = ({ payload }: PayloadRequest, why: string): void =>
  payload.logger.error(`A link for a new password could not be mailed (${why}).`);

const mailLink = async (req: PayloadRequest, email: string): Promise<void> => {
  await nextTurn();
  try {
    if (!(await isActive(req, email))) return;
    // The type requires a password, which is not used.
    const data = { email, password: '' };
    await forgotPasswordOperation({ collection: req.payload.collections.staff, data, req });
  } catch (error) {
    logLost(req, error instanceof Error ? error.name : 'unknown');
  }
};

/**
 * Replaces Payload's endpoint: the answer is sent before the account is looked up, so that neither its words nor its
 * time reveal whether the account exists.
 */
export const forgotPassword: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const email = req.data?.email;
    if (typeof email === 'string' && email.trim() !== '')
      beginWork(
        () => mailLink(req, email),
        () => logLost(req, 'the program ended first'),
      );
    return Response.json({ message: req.t('general:success') });
  },
};
