import type { CollectionSlug, Where } from 'payload';
import type { Readers } from './readers.ts';

/** Reads the first record that meets a condition, with its pictures. @returns null where there is none. */
export const findFirst = async <Slug extends CollectionSlug>(
  { content }: Readers,
  collection: Slug,
  where: Where,
) => {
  const { docs } = await content.find({ collection, where, depth: 1, limit: 1, pagination: false });
  return docs[0] ?? null;
};
