import type { CollectionSlug, Payload } from 'payload';

/** What an operation on many documents answers: Payload goes on past those that fail, and only lists them. */
interface Answer {
  errors: readonly { id: number | string }[];
}

/** Says in the log which documents an operation on many has left as they were, by their numbers alone. */
export const logFailed = (
  { logger }: Payload,
  collection: CollectionSlug,
  { errors }: Answer,
  told: string,
): void => {
  if (errors.length > 0) logger.warn({ collection, documents: errors.map(({ id }) => id) }, told);
};
