import { type LeadGroup, limitToWork } from '../access/lead-access.ts';
import type { Asking } from '../access/roles.ts';

/** The leads of a group, as a condition in SQL. */
export const leadsOfSql: Record<LeadGroup, string> = {
  enquiry: "kind <> 'application'",
  application: "kind = 'application'",
};

/**
 * The rule of who sees which leads (lead-access.ts) as a condition in SQL, without the trash; null for those who see
 * none.
 */
export const toLeadCondition = (user: Asking['user']): string | null => {
  const reach = limitToWork({ user }, leadsOfSql);
  if (reach === false) return null;
  return reach === true ? 'deleted_at IS NULL' : `deleted_at IS NULL AND ${reach}`;
};
