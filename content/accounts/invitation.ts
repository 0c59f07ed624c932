import { randomBytes } from 'node:crypto';
import { hour } from '@ev-site/contract/spans-of-time.ts';
import {
  type CollectionAfterChangeHook,
  type CollectionBeforeValidateHook,
  type Endpoint,
  Forbidden,
  NotFound,
  type PayloadRequest,
} from 'payload';
import { hasRole } from '../access/roles.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { afterCommit } from '../database/after-commit.ts';
import { getSqlDatabase } from '../database/sql.ts';
import { sql } from '../database/statement.ts';
import { toLoggableError } from '../logging/loggable-error.ts';
import { sendNotice } from '../mail/send-notice.ts';
import { refuse } from '../requests/refuse.ts';
import { readRouteId } from '../requests/route-id.ts';
import { indianTime } from '../time/india-time.ts';
import { findAccountById } from './find-account.ts';
import { makeStoredToken, toResetToken } from './reset-token.ts';

/** How long the link of an invitation works, in milliseconds: a long weekend. */
export const invitationLife = 72 * hour;

interface Invited {
  id: number;
  name: string;
  email: string;
  deactivated?: boolean | null;
  invitedAt?: string | null;
}

const toMail = (person: Invited, by: string, link: string, until: Date) => ({
  to: person.email,
  subject: person.invitedAt ? 'Your invitation to the studio' : 'A new password for the studio',
  text: [
    `Hello ${person.name},`,
    person.invitedAt
      ? `${by} has made an account for you in the studio, where the content of the website is kept.`
      : `${by} has sent you a link to choose a new password for the studio.`,
    `Choose your password here until ${indianTime.format(until)} (Indian time):\n${link}`,
    'The link works once. Nobody else learns your password. If you did not expect this, please ignore this mail.\n',
  ].join('\n\n'),
});

/** Makes a link to choose a password, valid for `life` milliseconds. Earlier links become invalid. */
export const makePasswordLink = async (
  req: PayloadRequest,
  id: number,
  life: number,
): Promise<{ link: string; until: Date }> => {
  const stored = makeStoredToken();
  const until = new Date(Date.now() + life);
  const database = await getSqlDatabase(req.payload, req);
  await database.run(
    sql`UPDATE staff SET reset_password_token = ${stored}, reset_password_expiration = ${until.toISOString()}
     WHERE id = ${Number(id)}`,
  );
  const token = toResetToken(stored, req.payload.secret);
  return { link: `${req.payload.config.serverURL}/studio/reset/${token}`, until };
};

/**
 * Makes a link to choose a password, and mails it after the commit: no link is mailed for an account that is rolled
 * back, and the transaction does not wait for the mail server.
 * @param tell called before the answer, with whether the mail was handed over
 */
const sendLink = async (
  req: PayloadRequest,
  person: Invited,
  tell: (isSent: boolean) => void,
): Promise<void> => {
  const { link, until } = await makePasswordLink(req, person.id, invitationLife);
  const mail = toMail(person, req.user?.name ?? 'A colleague', link, until);
  await afterCommit(req, async () => {
    const isSent = await sendNotice(req.payload, mail);
    tell(isSent);
    await recordAudit(req, {
      action: 'linkSent',
      what: `Member of staff “${person.name}”`,
      details: isSent ? '' : 'The mail could not be sent.',
    }).catch((error: unknown) => {
      // Only logged, because the mail was sent: after an error the person would send it again.
      req.payload.logger.error({ problem: toLoggableError(error) }, 'a link that was sent was not audited');
    });
  });
};

/** A random password for an account whose owner has not chosen one yet. */
export const makeUnknownPassword = (): string => randomBytes(32).toString('base64url');

/** Sets a random password for a new colleague. The colleague chooses another by the mailed link. */
export const inviteWithoutPassword: CollectionBeforeValidateHook = ({ data, operation, req }) =>
  operation === 'create' && req.user && data
    ? { ...data, password: makeUnknownPassword(), invitedAt: new Date().toISOString() }
    : data;

/** Mails the invitation to a new colleague. The answer says whether the mail was handed over. */
export const sendInvitation: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'create' || !req.user) return doc;
  const answer = { ...doc, isInvitationSent: false };
  await sendLink(req, doc, (isSent) => {
    answer.isInvitationSent = isSent;
  });
  return answer;
};

/** `POST /staff/:id/link`: an administrator sends a colleague the invitation once more, or a link for a new password. */
export const sendLinkAgain: Endpoint = {
  path: '/:id/link',
  method: 'post',
  handler: async (req) => {
    if (!hasRole(req, 'admin')) throw new Forbidden(req.t);
    const person = await findAccountById<Invited>(req, readRouteId(req));
    if (!person) throw new NotFound(req.t);
    if (person.deactivated) {
      const message = 'This account is deactivated. Activate it first, then send the link.';
      return refuse(409, message);
    }
    let isOnItsWay = false;
    await sendLink(req, person, (isSent) => {
      isOnItsWay = isSent;
    });
    if (isOnItsWay) {
      return Response.json({ message: `A link is on its way to ${person.email}. It works for 72 hours.` });
    }
    const message = 'The mail could not be sent. Please look at the mail server, then send it again.';
    return refuse(502, message);
  },
};
