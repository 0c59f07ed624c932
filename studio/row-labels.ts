import type { Field, Plugin, Tab } from 'payload';

const component = './components/row-label.tsx#RowLabel';

const labelTab = (tab: Tab): Tab => ({ ...tab, fields: tab.fields.map(labelRows) });

const labelRows = (field: Field): Field => {
  if (field.type === 'tabs') return { ...field, tabs: field.tabs.map(labelTab) };
  if (field.type === 'array')
    return {
      ...field,
      fields: field.fields.map(labelRows),
      admin: { ...field.admin, components: { ...field.admin?.components, RowLabel: component } },
    };
  if (field.type === 'row' || field.type === 'collapsible' || field.type === 'group')
    return { ...field, fields: field.fields.map(labelRows) } as Field;
  return field;
};

const labelRowsOf = <Owner extends { fields: Field[] }>(owner: Owner): Owner => ({
  ...owner,
  fields: owner.fields.map(labelRows),
});

/** Gives every list of the content model rows that say what is in them. */
export const withRowLabels: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(labelRowsOf) ?? [],
  globals: config.globals?.map(labelRowsOf) ?? [],
});
