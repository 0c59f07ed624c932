import type { AccessArgs } from 'payload';
/** What a member of staff may do; each role has its own desk in the studio. */
export const roles = [
  { value: 'admin', label: 'Administrator: everything, staff included' },
  { value: 'editor', label: 'Editor: all content' },
  { value: 'sales', label: 'Sales: enquiries; reads content' },
  { value: 'hr', label: 'Personnel: positions and job applications; reads content' },
] as const;

export type Role = (typeof roles)[number]['value'];

const isRole = (value: unknown): value is Role => roles.some((role) => role.value === value);

/** The argument of an access rule, as far as our rules read it. */
export type AccessRequest = Pick<AccessArgs, 'req'>;

/** Who makes a request: a member of staff, or nobody. */
export interface Requester {
  user?: { role?: unknown; deactivated?: unknown } | null | undefined;
}

/**
 * The role of the signed-in member of staff; null for everybody else, and for an account that an administrator has
 * deactivated.
 */
export const getRole = ({ user }: Requester): Role | null => {
  return user && !user.deactivated && isRole(user.role) ? user.role : null;
};

/** True when somebody is signed in with one of the given roles. */
export const hasRole = (req: Requester, ...allowed: Role[]): boolean => {
  const role = getRole(req);
  return role !== null && allowed.includes(role);
};
