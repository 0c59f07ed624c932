import { toFieldLabel } from '@ev-site/content/keeping/list-changes.ts';
import { hasDrafts } from '@ev-site/content/keeping/status.ts';
import { addressFields } from '@ev-site/contract/targets.ts';
import type { CollectionConfig, Field, FlattenedField, Plugin } from 'payload';
import { flattenTopLevelFields } from 'payload';
import { onPageAlone, uiField } from './change-fields.ts';

const links = uiField('previewLinks', './components/publishing/preview-links.tsx#PreviewLinks', {
  ...onPageAlone,
  position: 'sidebar',
});

/** Lets a document that was never saved be previewed, by way of a first draft. */
const addFirstDraft = (collection: CollectionConfig): CollectionConfig => {
  const { admin, fields, slug } = collection;
  if (!admin?.preview || !hasDrafts(collection)) return collection;
  // Without its address a document has no page on which it could be seen; a number it is given with its first draft.
  const name: unknown = Reflect.get(addressFields, slug);
  const field = name && flattenTopLevelFields(fields).find((one) => 'name' in one && one.name === name);
  const clientProps = field ? { needed: { name, label: toFieldLabel(field as FlattenedField) } } : {};
  const button = { path: './components/publishing/preview-button.tsx#PreviewButton', clientProps };
  const edit = { ...admin.components?.edit, PreviewButton: button };
  return { ...collection, admin: { ...admin, components: { ...admin.components, edit } } };
};

const addLinks = <Owner extends { fields: Field[]; admin?: { preview?: unknown } | undefined }>(
  owner: Owner,
): Owner => (owner.admin?.preview ? { ...owner, fields: [...owner.fields, links] } : owner);

/** Shows beside every document that has a preview the links by which colleagues see it. */
export const withPreviewLinks: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(addFirstDraft).map(addLinks) ?? [],
  globals: config.globals?.map(addLinks) ?? [],
});
