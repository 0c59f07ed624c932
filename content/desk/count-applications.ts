import type { Payload, TypedUser } from 'payload';

/** What has come in for a position. */
export interface PositionCount {
  id: number;
  position: string;
  isOpen: boolean;
  total: number;
  /** Which nobody has looked at yet. */
  fresh: number;
}

/** Counts applications by position: those that are open, and those for which something waits. */
export const countApplications = async (payload: Payload, user: TypedUser): Promise<PositionCount[]> => {
  const { docs } = await payload.find({
    collection: 'jobs',
    locale: 'en',
    depth: 0,
    limit: 50,
    sort: '-postedAt',
    select: { position: true, open: true, closesAt: true },
  });
  const count = async (id: number, more: { status?: { equals: 'new' } } = {}) => {
    const where = { and: [{ job: { equals: id } }, ...(more.status ? [{ status: more.status }] : [])] };
    return (await payload.count({ collection: 'leads', where, user, overrideAccess: false })).totalDocs;
  };
  const positions = await Promise.all(
    docs.map(async ({ id, position, open, closesAt }) => ({
      id,
      position,
      isOpen: Boolean(open) && !(closesAt && new Date(closesAt) < new Date()),
      total: await count(id),
      fresh: await count(id, { status: { equals: 'new' } }),
    })),
  );
  return positions.filter(({ isOpen, fresh }) => isOpen || fresh > 0);
};
