import { isPreviewedGlobal, type NamedDocument } from '@ev-site/contract/documents.ts';
import type { BaseDatabaseAdapter, PayloadRequest } from 'payload';

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
  { kind, id }: NamedDocument,
  req: Partial<PayloadRequest> = {},
): Promise<StoredContent | null> => {
  if (!isPreviewedGlobal(kind))
    return db.findOne<StoredContent & { id: number }>({
      collection: kind,
      where: { id: { equals: Number(id) } },
      req,
    });
  const stored = await db.findGlobal<Partial<StoredContent>>({ slug: kind, req });
  return stored?.updatedAt ? { ...stored, updatedAt: stored.updatedAt } : null;
};
