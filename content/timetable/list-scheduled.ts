import type { CollectionSlug, Payload } from 'payload';

/** A publication that is still to come, or that could not be made. */
export interface Scheduled {
  id: number;
  collection: CollectionSlug;
  document: number;
  type: 'publish' | 'unpublish';
  /** ISO date and time. */
  at: string;
  /** Why it could not be made, in a sentence; empty while it is still to come. */
  problem: string;
}

/** A row of Payload's own table of jobs, as its drawer "Schedule publish" fills it. */
interface StoredJob {
  id: number;
  waitUntil?: string | null;
  hasError?: boolean | null;
  error?: { message?: string } | null;
  input?: { type?: string; doc?: { relationTo: string; value: string | number } } | null;
}

const toScheduled = ({ id, input, waitUntil, hasError, error }: StoredJob): Scheduled[] =>
  input?.doc && waitUntil
    ? [
        {
          id,
          collection: input.doc.relationTo as CollectionSlug,
          document: Number(input.doc.value),
          type: input.type === 'unpublish' ? 'unpublish' : 'publish',
          at: waitUntil,
          problem: hasError ? (error?.message ?? 'It could not be done.') : '',
        },
      ]
    : [];

/** Lists what is scheduled, the next first. There are never many. */
export const listScheduled = async (payload: Payload): Promise<Scheduled[]> => {
  const { docs } = await payload.db.find<StoredJob>({
    collection: 'payload-jobs',
    where: { and: [{ taskSlug: { equals: 'schedulePublish' } }, { completedAt: { exists: false } }] },
    sort: 'waitUntil',
    pagination: false,
  });
  return docs.flatMap(toScheduled);
};

/** Reads one of them. */
export const getScheduled = async (payload: Payload, id: number): Promise<Scheduled | null> => {
  const stored = await payload.db.findOne<StoredJob>({
    collection: 'payload-jobs',
    where: { id: { equals: id } },
  });
  return (stored && toScheduled(stored)[0]) ?? null;
};
