import type { CollectionConfig, Plugin } from 'payload';

const addDesk = (collection: CollectionConfig): CollectionConfig => {
  if (collection.slug !== 'leads') return collection;
  return {
    ...collection,
    admin: {
      ...collection.admin,
      components: {
        ...collection.admin?.components,
        beforeListTable: ['./components/lead-views.tsx#LeadViews'],
        edit: { beforeDocumentControls: ['./components/lead-ways.tsx#LeadWays'] },
      },
    },
  };
};

// Payload writes "<No Place>" into every empty cell, and the eye finds nothing between them.
const translations = { en: { general: { noLabel: '–' } } };

/** Gives the leads their ready-made views, the export, and the ways to answer one. */
export const withLeadDesk: Plugin = (config) => ({
  ...config,
  i18n: { ...config.i18n, translations },
  collections: config.collections?.map(addDesk) ?? [],
});
