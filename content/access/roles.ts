/** What a member of staff may do; each role has its own desk in the studio. */
export const roles = [
  { value: 'admin', label: 'Administrator: everything, staff included' },
  { value: 'editor', label: 'Editor: all content' },
  { value: 'sales', label: 'Sales: enquiries; reads content' },
  { value: 'hr', label: 'Personnel: positions and job applications; reads content' },
] as const;

export type Role = (typeof roles)[number]['value'];

const isRole = (value: unknown): value is Role => roles.some((role) => role.value === value);

/** Who makes a request: a member of staff, or nobody. */
export interface Asking {
  user?: { role?: unknown; deactivated?: unknown } | null | undefined;
}

/**
 * The role of the signed-in member of staff; null for everybody else, and for an account that an administrator has
 * deactivated.
 */
export const getRole = ({ user }: Asking): Role | null => {
  return user && !user.deactivated && isRole(user.role) ? user.role : null;
};

/** True when somebody is signed in with one of the given roles. */
export const hasRole = (req: Asking, ...allowed: Role[]): boolean => {
  const role = getRole(req);
  return role !== null && allowed.includes(role);
};
