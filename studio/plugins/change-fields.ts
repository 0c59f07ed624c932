import type { CollectionConfig, Config, DateField, Field, GlobalConfig, UIField } from 'payload';

type Change = (field: Field) => Field;

const changeWithin = (field: Field, change: Change): Field => {
  if (field.type === 'tabs')
    return {
      ...field,
      tabs: field.tabs.map((tab) => ({ ...tab, fields: mapFields(tab.fields, change) })),
    };
  return 'fields' in field ? ({ ...field, fields: mapFields(field.fields, change) } as Field) : field;
};

/** Changes every field, also within tabs, groups, rows and lists. Inner fields are changed before the outer one. */
export const mapFields = (fields: Field[], change: Change): Field[] =>
  fields.map((field) => change(changeWithin(field, change)));

/** The config with every collection and every single page changed. */
export const changeAll = (
  config: Config,
  changeCollection: (collection: CollectionConfig) => CollectionConfig,
  changeGlobal: (global: GlobalConfig) => GlobalConfig,
): Config => ({
  ...config,
  collections: config.collections?.map(changeCollection) ?? [],
  globals: config.globals?.map(changeGlobal) ?? [],
});

type Component = string | readonly string[];

/** The field with one of the studio's own components in a place such as `Field` or `Cell`. */
export const withComponent = <Shown extends Field>(
  field: Shown,
  place: string,
  component: Component,
): Shown => ({
  ...field,
  admin: {
    ...field.admin,
    components: { ...(field.admin as { components?: object })?.components, [place]: component },
  },
});

/** A component on the page of a document, as a field that stores nothing. */
export const uiField = (name: string, component: string, admin: UIField['admin'] = {}): UIField => ({
  name,
  type: 'ui',
  admin: { ...admin, components: { Field: component } },
});

/** When a document was last changed or moved to the trash, declared as Payload declares it by default. */
export const momentField = (name: 'updatedAt' | 'deletedAt', index: boolean): DateField => ({
  name,
  type: 'date',
  index,
  label: ({ t }) => t(`general:${name}`),
  admin: { hidden: true, disableBulkEdit: true },
});

/** Shown only on the page of a document: neither as a column of the list nor in the form that edits many at once. */
export const hiddenFromLists = { disableListColumn: true, disableBulkEdit: true };

type AboveList = NonNullable<
  NonNullable<NonNullable<CollectionConfig['admin']>['components']>['beforeListTable']
>[number];

/** The collection with a component above its list, below the components that are already there. */
export const aboveList = (collection: CollectionConfig, component: AboveList): CollectionConfig => {
  const { beforeListTable = [], ...components } = collection.admin?.components ?? {};
  return {
    ...collection,
    admin: {
      ...collection.admin,
      components: { ...components, beforeListTable: [...beforeListTable, component] },
    },
  };
};
