import type { CollectionConfig } from 'payload';

type Hooks = NonNullable<CollectionConfig['hooks']>;

const copyHooks = (hooks: Hooks): Hooks =>
  Object.fromEntries(
    Object.entries(hooks).map(([name, list]) => [name, Array.isArray(list) ? [...list] : list]),
  );

/**
 * Copies a collection, with its own lists of fields and hooks. Payload 3.90 adds what an `orderable` collection needs
 * to the very object that it gets: without a copy, it would add to hooks that other collections share, and add again
 * for every configuration that is made of the collection.
 */
export const toOwnCopy = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: [...collection.fields],
  hooks: copyHooks(collection.hooks ?? {}),
});
