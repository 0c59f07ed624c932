import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest } from 'payload';

/** A record by its number, if there is one and whoever asks may see it. @param options whether one in the trash counts */
export const findVisible = async <Slug extends CollectionSlug>(
  { payload, user }: PayloadRequest,
  collection: Slug,
  id: number | undefined,
  { trash = false }: { trash?: boolean } = {},
): Promise<DataFromCollectionSlug<Slug> | undefined> => {
  if (id === undefined) return undefined;
  const { docs } = await payload.find({
    collection,
    where: { id: { equals: id } },
    overrideAccess: false,
    user,
    trash,
    depth: 0,
    limit: 1,
    pagination: false,
  });
  return docs[0] as DataFromCollectionSlug<Slug> | undefined;
};
