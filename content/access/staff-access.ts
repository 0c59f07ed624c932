import type { AccessArgs, FieldAccess, Where } from 'payload';
import { canWorkLeads, deskRoles } from './lead-access.ts';
import { type Asking, getRole, hasRole } from './roles.ts';

type Asked = Pick<AccessArgs, 'req'>;

/** Only administrators add, remove, unlock staff, or change a role. */
export const canManageStaff = ({ req }: Asked): boolean => hasRole(req, 'admin');

/** Hides what is for administrators from everybody else in the studio. */
export const hiddenFromAllButAdmins = ({ user }: { user: unknown }): boolean =>
  !hasRole({ user } as Asking, 'admin');

/** Whoever has worked here is deactivated; only then, or where an invitation was never taken up, is an account removed. */
export const canRemoveStaff = ({ req }: Asked): boolean | Where =>
  hasRole(req, 'admin') && { or: [{ deactivated: { equals: true } }, { invitedAt: { exists: true } }] };

/** Everyone in staff may open the studio. */
export const canOpenStudio = ({ req }: Asked): boolean => getRole(req) !== null;

/** Administrators change all staff, everybody else only their own account (its password). */
export const canReachStaff = ({ req }: Asked): boolean | Where => {
  if (hasRole(req, 'admin')) return true;
  return getRole(req) !== null && req.user ? { id: { equals: req.user.id } } : false;
};

/** Who works leads knows by name with whom; an editor knows himself. Addresses are another matter: `canReadAddress`. */
export const canSeeStaff = ({ req }: Asked): boolean | Where => {
  const own = canReachStaff({ req });
  return canWorkLeads({ req }) && typeof own === 'object' ? { or: [own, { role: { in: deskRoles } }] } : own;
};

/** What somebody signs in with, his address and whether there is a second factor, is for administrators and for himself. */
export const canReadAddress: FieldAccess = ({ req, id, doc }) =>
  hasRole(req, 'admin') || (req.user !== null && req.user?.id === (doc?.id ?? id));
