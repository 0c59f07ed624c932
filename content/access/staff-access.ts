import type { AccessArgs, Where } from 'payload';
import { getRole, hasRole } from './roles.ts';

type Asked = Pick<AccessArgs, 'req'>;

/** Only administrators add, remove, unlock staff, or change a role. */
export const canManageStaff = ({ req }: Asked): boolean => hasRole(req, 'admin');

/** Everyone in staff may open the studio. */
export const canOpenStudio = ({ req }: Asked): boolean => getRole(req) !== null;

/** Administrators reach all staff, everybody else only their own account (to change their password). */
export const canReachStaff = ({ req }: Asked): boolean | Where => {
  if (hasRole(req, 'admin')) return true;
  return getRole(req) !== null && req.user ? { id: { equals: req.user.id } } : false;
};
