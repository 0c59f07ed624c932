import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest } from 'payload';

/**
 * A record by its id, if it exists and the caller may see it.
 * @param trash whether to look in the trash as well
 */
export const findVisible = async <Slug extends CollectionSlug>(
  { payload, user }: PayloadRequest,
  collection: Slug,
  id: number | undefined,
  { trash = false } = {},
): Promise<DataFromCollectionSlug<Slug> | undefined> => {
  if (id === undefined) return undefined;
  const { docs } = await payload.find({
    collection,
    where: { id: { equals: id } },
    trash,
    overrideAccess: false,
    user,
    depth: 0,
    limit: 1,
    pagination: false,
  });
  return docs[0];
};
