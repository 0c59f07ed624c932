import type { CollectionConfig, Field, Plugin } from 'payload';

const addImport = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  admin: {
    ...collection.admin,
    components: {
      ...collection.admin?.components,
      beforeListTable: ['./components/import-redirects.tsx#ImportRedirects'],
    },
  },
});

const crops: Field = {
  name: 'crops',
  type: 'ui',
  admin: { components: { Field: './components/picture-crops.tsx#PictureCrops' } },
};

const additions: Record<string, (collection: CollectionConfig) => CollectionConfig> = {
  redirects: addImport,
  media: (collection) => ({ ...collection, fields: [...collection.fields, crops] }),
};

/** Gives the redirects their import, and pictures a view of how the site cuts them. */
export const withPageDesk: Plugin = (config) => ({
  ...config,
  collections:
    config.collections?.map((collection) => additions[collection.slug]?.(collection) ?? collection) ?? [],
});
