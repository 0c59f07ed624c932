import type { CollectionSlug, Payload } from 'payload';

/** The result of an operation on many documents: Payload skips those that fail, and only lists them. */
interface Answer {
  errors: readonly { id: number | string }[];
}

/** Logs which documents an operation on many has left unchanged, by their ids only. */
export const logFailed = (
  { logger }: Payload,
  collection: CollectionSlug,
  { errors }: Answer,
  told: string,
): void => {
  if (errors.length > 0) logger.warn({ collection, documents: errors.map(({ id }) => id) }, told);
};
