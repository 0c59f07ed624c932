import { studioPath } from '@ev-site/contract/documents.ts';
import type { Payload, TypedUser } from 'payload';
import { canReachRequests } from '../access/request-access.ts';
import { requestKindWords } from '../privacy/request-fields.ts';
import { isDayOver } from '../time/india-time.ts';

/** A privacy request that waits for a colleague. */
interface DueRequest {
  id: number;
  title: string;
  /** Path in the studio. */
  href: string;
  /** ISO date and time. */
  dueAt: string;
  isLate: boolean;
}

/** Waiting requests, the nearest day first, and how many more there are. */
interface DueRequests {
  requests: DueRequest[];
  more: number;
}

const mostRequests = 20;

/** Open privacy requests that somebody may work on; null for a person who sees none. */
export const listDueRequests = async (
  payload: Payload,
  user: TypedUser,
  now = new Date(),
): Promise<DueRequests | null> => {
  if (canReachRequests({ req: { user } }) === false) return null;
  const { docs, totalDocs } = await payload.find({
    collection: 'privacy-requests',
    where: { state: { equals: 'open' } },
    sort: 'dueAt',
    limit: mostRequests,
    depth: 0,
    user,
    overrideAccess: false,
  });
  const requests = docs.map(({ id, kind, dueAt }) => ({
    id,
    title: `${requestKindWords[kind]}, number ${id}`,
    href: studioPath('privacy-requests', id),
    dueAt,
    isLate: isDayOver(new Date(dueAt), now),
  }));
  return { requests, more: totalDocs - requests.length };
};
