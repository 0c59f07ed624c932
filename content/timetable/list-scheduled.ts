import type { CollectionSlug, GlobalSlug, Payload } from 'payload';

/** What a publication is of: a document of a collection, or a page of which there is only one. */
export type ScheduledOf =
  | { collection: CollectionSlug; document: number; global?: undefined }
  | { global: GlobalSlug; collection?: undefined; document?: undefined };

/** A publication that is still to come, or that could not be made. */
export type Scheduled = ScheduledOf & {
  id: number;
  type: 'publish' | 'unpublish';
  /** ISO date and time. */
  at: string;
  /** Why it could not be made, in a sentence; empty while it is still to come. */
  problem: string;
};

/** A row of Payload's own table of jobs, as its drawer "Schedule publish" fills it. */
interface StoredJob {
  id: number;
  waitUntil?: string | null;
  hasError?: boolean | null;
  error?: { message?: string } | null;
  input?: {
    type?: string;
    doc?: { relationTo: string; value: string | number } | null;
    global?: string | null;
  } | null;
}

const toScheduledOf = ({ doc, global }: NonNullable<StoredJob['input']>): ScheduledOf | null => {
  if (doc) return { collection: doc.relationTo as CollectionSlug, document: Number(doc.value) };
  return global ? { global: global as GlobalSlug } : null;
};

const toScheduled = ({ id, input, waitUntil, hasError, error }: StoredJob): Scheduled[] => {
  const of = input && toScheduledOf(input);
  if (!of || !waitUntil) return [];
  return [
    {
      ...of,
      id,
      type: input.type === 'unpublish' ? 'unpublish' : 'publish',
      at: waitUntil,
      problem: hasError ? (error?.message ?? 'It could not be done.') : '',
    },
  ];
};

/** Whether two of them are of the same document or page. */
export const isOfSame = (one: ScheduledOf, other: ScheduledOf): boolean =>
  one.collection === other.collection && one.document === other.document && one.global === other.global;

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
