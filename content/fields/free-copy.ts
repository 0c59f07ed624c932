import type { FieldHook } from 'payload';

/**
 * Gives a copy a name of its own, in a field whose values must be unique: the first name that no other document has,
 * including those in the trash.
 * @param toNames possible names for a copy, the best first
 */
export const toFreeName =
  (toNames: (name: string) => readonly string[]): FieldHook =>
  async ({ collection, path, value, req }) => {
    if (!collection || !value) return value;
    for (const name of toNames(String(value))) {
      const { totalDocs } = await req.payload.count({
        collection: collection.slug,
        where: { [path.join('.')]: { equals: name } },
        trash: true,
        req,
      });
      if (totalDocs === 0) return name;
    }
    return value;
  };
