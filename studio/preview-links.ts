import type { Field, Plugin } from 'payload';

const links: Field = {
  name: 'previewLinks',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    disableBulkEdit: true,
    components: { Field: './components/preview-links.tsx#PreviewLinks' },
  },
};

const addLinks = <Owner extends { fields: Field[]; admin?: { preview?: unknown } | undefined }>(
  owner: Owner,
): Owner => (owner.admin?.preview ? { ...owner, fields: [...owner.fields, links] } : owner);

/** Shows beside every document that has a preview the links by which colleagues see it. */
export const withPreviewLinks: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(addLinks) ?? [],
  globals: config.globals?.map(addLinks) ?? [],
});
