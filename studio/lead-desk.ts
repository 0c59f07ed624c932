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
        edit: { beforeDocumentControls: ['./components/resume-link.tsx#ResumeLink'] },
      },
    },
  };
};

/** Gives the leads their ready-made views, the export, and the download of a resume. */
export const withLeadDesk: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(addDesk) ?? [],
});
