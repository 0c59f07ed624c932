import type { CollectionSlug, Payload } from 'payload';

/** Kinds of documents by which leads are counted. */
export type NamedCollection = Extract<CollectionSlug, 'products' | 'states' | 'dealers' | 'jobs' | 'staff'>;

/** The English names of documents, by id. Documents that are erased or in the trash are left out. */
export const readNames = async (
  payload: Payload,
  collection: NamedCollection,
  ids: readonly unknown[],
): Promise<Record<string, string>> => {
  const { docs } = await payload.find({
    collection,
    where: { id: { in: ids.filter((id) => id !== null) } },
    locale: 'en',
    depth: 0,
    pagination: false,
    select: { [collection === 'jobs' ? 'position' : 'name']: true },
  });
  return Object.fromEntries(
    docs.map((doc) => [String(doc.id), ('position' in doc ? doc.position : doc.name) ?? `Number ${doc.id}`]),
  );
};
