import type { FieldAccess, Where } from 'payload';
import { canWorkLeads, deskRoles } from './lead-access.ts';
import { type AccessRequest, getRole, hasRole, type Requester } from './roles.ts';

/** Only administrators add, remove or unlock staff, or change a role. */
export const canManageStaff = ({ req }: AccessRequest): boolean => hasRole(req, 'admin');

/** Hides what is for administrators from everybody else in the studio. */
export const hiddenFromAllButAdmins = ({ user }: { user: unknown }): boolean =>
  !hasRole({ user } as Requester, 'admin');

/**
 * Somebody who has worked here is deactivated. An account can be removed only after that, or if its invitation was
 * never accepted.
 */
export const canRemoveStaff = ({ req }: AccessRequest): boolean | Where =>
  hasRole(req, 'admin') && { or: [{ deactivated: { equals: true } }, { invitedAt: { exists: true } }] };

/** Everyone in staff may open the studio. */
export const canOpenStudio = ({ req }: AccessRequest): boolean => getRole(req) !== null;

/** Administrators change all staff; everybody else only his own account (its password). */
export const canReachStaff = ({ req }: AccessRequest): boolean | Where => {
  if (hasRole(req, 'admin')) return true;
  return getRole(req) !== null && req.user ? { id: { equals: req.user.id } } : false;
};

/**
 * People who work leads see the names of their colleagues; an editor sees only himself. Mail addresses have a rule of
 * their own: `canReadAddress`.
 */
export const canSeeStaff = ({ req }: AccessRequest): boolean | Where => {
  const own = canReachStaff({ req });
  return canWorkLeads({ req }) && typeof own === 'object' ? { or: [own, { role: { in: deskRoles } }] } : own;
};

/**
 * A person's mail address, with which he signs in, and whether he has a second factor, are for administrators and for
 * himself.
 */
export const canReadAddress: FieldAccess = ({ req, id, doc }) =>
  hasRole(req, 'admin') || (req.user !== null && req.user?.id === (doc?.id ?? id));
