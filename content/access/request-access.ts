import type { AccessArgs, Where } from 'payload';
import { hasRole } from './roles.ts';

/** Personnel works what is about applications alone or too, sales the rest, administrators all; editors see none. */
export const canReachRequests = ({ req }: Pick<AccessArgs, 'req'>): boolean | Where => {
  if (hasRole(req, 'admin')) return true;
  if (hasRole(req, 'sales')) return { about: { in: ['enquiries', 'unknown'] } };
  if (hasRole(req, 'hr')) return { about: { in: ['applications', 'both'] } };
  return false;
};
