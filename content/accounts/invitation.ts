import { randomBytes } from 'node:crypto';
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
import { getSqlDatabase } from '../database/sql.ts';
import { sendNotice } from '../mail/send-notice.ts';
import { refuse } from '../requests/refuse.ts';
import { readRouteId } from '../requests/route-id.ts';
import { indianTime } from '../time/india-time.ts';
import { hour } from '../time/spans-of-time.ts';
import { findAccountById } from './find-account.ts';

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
    'The link works once, and nobody but you learns the password. If you did not expect this, please ignore this mail.\n',
  ].join('\n\n'),
});

/** Makes a link by which a member of staff chooses a password for `life` milliseconds. An earlier one no longer works. */
export const makePasswordLink = async (
  req: PayloadRequest,
  id: number,
  life: number,
): Promise<{ link: string; until: Date }> => {
  const token = randomBytes(32).toString('hex');
  const until = new Date(Date.now() + life);
  const database = await getSqlDatabase(req.payload, req);
  await database.run(
    `UPDATE staff SET reset_password_token = '${token}', reset_password_expiration = '${until.toISOString()}'
     WHERE id = ${Number(id)}`,
  );
  return { link: `${req.payload.config.serverURL}/studio/reset/${token}`, until };
};

/**
 * Mails a member of staff a link to choose a password by.
 * @returns whether the mail is on its way.
 */
const sendLink = async (req: PayloadRequest, person: Invited): Promise<boolean> => {
  const { link, until } = await makePasswordLink(req, person.id, invitationLife);
  const isSent = await sendNotice(req.payload, toMail(person, req.user?.name ?? 'A colleague', link, until));
  await recordAudit(req, {
    action: 'linkSent',
    what: `Member of staff “${person.name}”`,
    details: isSent ? '' : 'The mail could not be sent.',
  });
  return isSent;
};

/** Stands in where somebody is yet to choose a password. */
export const makeUnknownPassword = (): string => randomBytes(32).toString('base64url');

/** Whoever adds a colleague gives no password: one that nobody knows stands in until the colleague chooses his own. */
export const inviteWithoutPassword: CollectionBeforeValidateHook = ({ data, operation, req }) =>
  operation === 'create' && req.user && data
    ? { ...data, password: makeUnknownPassword(), invitedAt: new Date().toISOString() }
    : data;

/** Mails the invitation of a colleague that somebody has added; the answer says whether it is on its way. */
export const sendInvitation: CollectionAfterChangeHook = async ({ doc, operation, req }) =>
  operation === 'create' && req.user ? { ...doc, isInvitationSent: await sendLink(req, doc) } : doc;

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
    if (await sendLink(req, person)) {
      return Response.json({ message: `A link is on its way to ${person.email}. It works for 72 hours.` });
    }
    const message = 'The mail could not be sent. Please look at the mail server, then send it again.';
    return refuse(502, message);
  },
};
