import type { Where } from 'payload';
import { limitToWork } from './lead-access.ts';
import type { Requester } from './roles.ts';

/**
 * Personnel works requests that are about applications, alone or with enquiries; sales works the rest, administrators
 * all; editors see none.
 */
export const canReachRequests = ({ req }: { req: Requester }): boolean | Where =>
  limitToWork(req, {
    enquiry: { about: { in: ['enquiries', 'unknown'] } },
    application: { about: { in: ['applications', 'both'] } },
  });
