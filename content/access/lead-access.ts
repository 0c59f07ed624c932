import type { AccessArgs, Where } from 'payload';
import { hasRole } from './roles.ts';

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
