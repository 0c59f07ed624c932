import type { PayloadRequest } from 'payload';

/** What a member of staff may do; each role has its own desk in the studio. */
export const roles = [
  { value: 'admin', label: 'Administrator: everything, staff included' },
  { value: 'editor', label: 'Editor: all content' },
  { value: 'sales', label: 'Sales: enquiries; reads content' },
  { value: 'hr', label: 'Personnel: positions and job applications; reads content' },
] as const;

export type Role = (typeof roles)[number]['value'];

const isRole = (value: unknown): value is Role => roles.some((role) => role.value === value);

/** Role of the signed-in member of staff; null for everybody else, and for whom an administrator has deactivated. */
export const getRole = (req: Pick<PayloadRequest, 'user'>): Role | null => {
  const role = req.user && 'role' in req.user && !req.user.deactivated ? req.user.role : null;
  return isRole(role) ? role : null;
};

/** True when somebody is signed in with one of the given roles. */
export const hasRole = (req: Pick<PayloadRequest, 'user'>, ...allowed: Role[]): boolean => {
  const role = getRole(req);
  return role !== null && allowed.includes(role);
};
