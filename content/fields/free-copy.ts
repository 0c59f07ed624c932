import type { CollectionSlug, FieldHook } from 'payload';

/**
 * Gives a copy a name of its own, where no two documents of a kind may have the same: the first that no other has, also
 * not in the trash.
 * @param toNames what a copy of a name may be called, the best first
 */
export const toFreeName =
  (toNames: (name: string) => readonly string[]): FieldHook =>
  async ({ collection, path, value, req }) => {
    if (!collection || !value) return value;
    for (const name of toNames(String(value))) {
      const { totalDocs } = await req.payload.count({
        collection: collection.slug as CollectionSlug,
        where: { [path.join('.')]: { equals: name } },
        trash: true,
        req,
      });
      if (totalDocs === 0) return name;
    }
    return value;
  };
