import type { CollectionConfig, Field, Plugin } from 'payload';

const component = './components/current-password.tsx#CurrentPassword';

const hideTyped = (field: Field): Field =>
  field.type === 'text' && field.name === 'currentPassword'
    ? { ...field, admin: { ...field.admin, components: { ...field.admin?.components, Field: component } } }
    : field;

const change = (collection: CollectionConfig): CollectionConfig =>
  collection.slug === 'staff' ? { ...collection, fields: collection.fields.map(hideTyped) } : collection;

/** Lets people type their present password without showing it. */
export const withAccountView: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(change) ?? [],
});
