import type { AccessArgs, Where } from 'payload';
import { deskRoles, hasRole, type Role } from './roles.ts';

type Asked = Pick<AccessArgs, 'req'>;

/** Sales works the enquiries, personnel the applications, administrators all; editors see none. */
export const canReachLeads = ({ req }: Asked): boolean | Where => {
  if (hasRole(req, 'admin')) return true;
  if (hasRole(req, 'sales')) return { kind: { not_equals: 'application' } };
  if (hasRole(req, 'hr')) return { kind: { equals: 'application' } };
  return false;
};

/** Resumes are for personnel and administrators. */
export const canReadResumes = ({ req }: Asked): boolean => hasRole(req, 'admin', 'hr');

/**
 * Roles among which the owner of a lead is chosen: who can see it.
 * @param kind none where leads of several kinds are changed at once; then it is the kinds of who changes them.
 */
export const listOwnerRoles = (kind: unknown, own: unknown): Role[] => {
  if (kind === undefined && own === 'admin') return deskRoles;
  return kind === 'application' || (kind === undefined && own === 'hr')
    ? ['admin', 'hr']
    : ['admin', 'sales'];
};
