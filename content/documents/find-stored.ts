import type { BaseDatabaseAdapter, PayloadRequest } from 'payload';
import type { Which } from './which.ts';

/**
 * A document or page as it is stored, with each text in all languages. Drafts of it are versions, and do not change it.
 */
export interface StoredContent {
  _status?: string;
  updatedAt: string;
  deletedAt?: string | null;
}

/**
 * Reads a stored document directly from the database, without Payload's access rules and hooks; null if there is none.
 * @param req the call in whose transaction the document is read
 */
export const findStored = async (
  db: Pick<BaseDatabaseAdapter, 'findGlobal' | 'findOne'>,
  which: Which,
  req: Partial<PayloadRequest> = {},
): Promise<StoredContent | null> => {
  if ('id' in which)
    return db.findOne<StoredContent & { id: number }>({
      collection: which.slug,
      where: { id: { equals: Number(which.id) } },
      req,
    });
  const stored = await db.findGlobal<Partial<StoredContent>>({ slug: which.slug, req });
  return stored?.updatedAt ? { ...stored, updatedAt: stored.updatedAt } : null;
};
