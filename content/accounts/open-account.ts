import { createLocalReq, type Payload } from 'payload';
import type { Role } from '../access/roles.ts';
import type { AuditAction } from '../audit/audit-actions.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { indianTime } from '../time/india-time.ts';
import { noteEnd } from './end-access.ts';
import { findAccount, toAddress } from './find-account.ts';
import { makePasswordLink, makeUnknownPassword } from './invitation.ts';
import { linkLife } from './reset-link.ts';
import type { SecondFactorAccount } from './second-factor/second-factor-account.ts';
import { dropSecondFactor } from './second-factor/second-factor-rows.ts';

interface Account extends SecondFactorAccount {
  name: string;
  email: string;
  role: Role;
  deactivated?: boolean | null;
}

/** @throws {Error} that names the administrators, because the operator cannot look up addresses in the studio */
const refuseUnknown = async (payload: Payload, mail: string, where: string): Promise<never> => {
  const { docs } = await payload.db.find<Account>({
    collection: 'staff',
    where: { role: { equals: 'admin' } },
    pagination: false,
  });
  const names = docs.map(({ email }) => email).join(', ') || 'none';
  throw new Error(
    `No account has the address “${mail}”; nothing was changed. Database: ${where}. Administrators in it: ${names}.`,
  );
};

/**
 * Restores access to an account when no administrator can do it in the studio: removes its second factor and its
 * password, activates it, ends its sessions, and makes a link to choose a new password.
 * @param where names the database, for the message about an unknown address
 * @returns the text for the operator, with the link
 * @throws {Error} if no account has the address
 */
export const openAccount = async (payload: Payload, mail: string, where: string): Promise<string> => {
  const req = await createLocalReq({}, payload);
  const account = await findAccount<Account>(req, { email: { equals: toAddress(mail) } });
  if (!account) return refuseUnknown(payload, mail, where);
  const { id, name, email, role } = account;
  await dropSecondFactor(payload, id);
  noteEnd(req, id, { endsLinks: true });
  await payload.update({
    collection: 'staff',
    id,
    data: { deactivated: false, password: makeUnknownPassword() },
    req,
  });
  const { link, until } = await makePasswordLink(req, id, linkLife);
  const done: [AuditAction, boolean][] = [
    ['secondFactorOff', Boolean(account.secondFactorSecret)],
    ['activated', Boolean(account.deactivated)],
    ['linkSent', true],
  ];
  for (const [action, isDone] of done)
    if (isDone)
      await recordAudit(req, {
        action,
        what: `Member of staff “${name}”`,
        details: 'By a command on the server',
        who: 'The operator',
      });
  return [
    `The account of ${name} (${email}, role ${role}) is open: active, without a second factor, signed out everywhere; its password opens nothing any more.`,
    `The password is chosen here until ${indianTime.format(until)} (Indian time); the link works once:\n${link}`,
  ].join('\n');
};
