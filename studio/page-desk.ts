import type { CollectionConfig, Plugin } from 'payload';

const addImport = (collection: CollectionConfig): CollectionConfig =>
  collection.slug === 'redirects'
    ? {
        ...collection,
        admin: {
          ...collection.admin,
          components: {
            ...collection.admin?.components,
            beforeListTable: ['./components/import-redirects.tsx#ImportRedirects'],
          },
        },
      }
    : collection;

/** Gives the redirects their import. */
export const withPageDesk: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(addImport) ?? [],
});
