import { isPreviewedGlobal, type NamedDocument } from '@ev-site/contract/documents.ts';
import { isRecord } from '@ev-site/contract/is-record.ts';
import type { Payload } from 'payload';

type ReadOptions = Omit<Parameters<Payload['findGlobal']>[0], 'slug' | 'select' | 'populate'>;

/** Reads a document or a single page by its name; null if it does not exist. */
export const readDocument = async (
  payload: Payload,
  { kind, id }: NamedDocument,
  options: ReadOptions,
): Promise<Record<string, unknown> | null> => {
  const found: unknown = isPreviewedGlobal(kind)
    ? await payload.findGlobal({ slug: kind, disableErrors: true, ...options })
    : await payload.findByID({ collection: kind, id: Number(id), disableErrors: true, ...options });
  return isRecord(found) ? found : null;
};
