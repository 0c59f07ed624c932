import type { TypedUser } from 'payload';
import { canReachLeads } from '../access/lead-access.ts';
import { getRole } from '../access/roles.ts';

/** The rule of who sees which leads (lead-access.ts) as an SQL condition, the trash left out; null for those who see none. */
export const toLeadCondition = (user: TypedUser): string | null => {
  const reach = canReachLeads({ req: { user } as never });
  if (reach === false) return null;
  if (reach === true) return 'deleted_at IS NULL';
  return `deleted_at IS NULL AND ${getRole({ user }) === 'hr' ? "kind = 'application'" : "kind <> 'application'"}`;
};
