import type { CollectionConfig } from 'payload';

type Hooks = NonNullable<CollectionConfig['hooks']>;

const copyHooks = (hooks: Hooks): Hooks =>
  Object.fromEntries(
    Object.entries(hooks).map(([name, list]) => [name, Array.isArray(list) ? [...list] : list]),
  );

/**
 * A collection whose lists of fields and hooks are its own. Payload 3.90 adds what an `orderable` one needs to the very
 * object that it is given: to the hooks that others share, and once more for every configuration made of it.
 */
export const toOwnCopy = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: [...collection.fields],
  hooks: copyHooks(collection.hooks ?? {}),
});
