import type { Payload, TypedUser } from 'payload';
import { canReachRequests } from '../access/request-access.ts';
import { requestKindWords } from '../privacy/request-fields.ts';

/** A privacy request that waits for a colleague. */
export interface DueRequest {
  id: number;
  title: string;
  /** Path in the studio. */
  href: string;
  /** ISO date and time. */
  dueAt: string;
  isLate: boolean;
}

const most = 20;

/** Open privacy requests that somebody may work on, the nearest day first; null for those who see none. */
export const listDueRequests = async (
  payload: Payload,
  user: TypedUser,
  now = Date.now(),
): Promise<DueRequest[] | null> => {
  if (canReachRequests({ req: { user } as never }) === false) return null;
  const { docs } = await payload.find({
    collection: 'privacy-requests',
    where: { state: { equals: 'open' } },
    sort: 'dueAt',
    limit: most,
    depth: 0,
    user,
    overrideAccess: false,
  });
  return docs.map(({ id, kind, dueAt }) => ({
    id,
    title: `${requestKindWords[kind]}, number ${id}`,
    href: `/studio/collections/privacy-requests/${id}`,
    dueAt,
    isLate: Date.parse(dueAt) < now,
  }));
};
