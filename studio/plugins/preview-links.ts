import { toFieldLabel } from '@ev-site/content/documents/label.ts';
import { hasDrafts } from '@ev-site/content/keeping/status.ts';
import { addressFields } from '@ev-site/contract/targets.ts';
import type { CollectionConfig, Field, FlattenedField, Plugin } from 'payload';
import { flattenTopLevelFields } from 'payload';
import { changeAll, hiddenFromLists, uiField } from './change-fields.ts';

const links = uiField('previewLinks', './components/publishing/preview-links.tsx#PreviewLinks', {
  ...hiddenFromLists,
  position: 'sidebar',
});

/** Lets a person preview a document that was never saved, by saving a first draft. */
const addFirstDraft = (collection: CollectionConfig): CollectionConfig => {
  const { admin, fields, slug } = collection;
  if (!admin?.preview || !hasDrafts(collection)) return collection;
  // A document that is addressed by a typed field has no page until it is filled. A number comes with the first draft.
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

/** Beside every document that has a preview, shows the links under which colleagues can see it. */
export const withPreviewLinks: Plugin = (config) =>
  changeAll(config, (collection) => addLinks(addFirstDraft(collection)), addLinks);
