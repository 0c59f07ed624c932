import type { Field, Plugin } from 'payload';
import { mapFields, withComponent } from './change-fields.ts';

const component = './components/documents/row-label.tsx#RowLabel';

const labelRows = (field: Field): Field =>
  field.type === 'array' ? withComponent(field, 'RowLabel', component) : field;

const labelRowsOf = <Owner extends { fields: Field[] }>(owner: Owner): Owner => ({
  ...owner,
  fields: mapFields(owner.fields, labelRows),
});

/** Labels the rows of every list in the content model by their content. */
export const withRowLabels: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(labelRowsOf) ?? [],
  globals: config.globals?.map(labelRowsOf) ?? [],
});
