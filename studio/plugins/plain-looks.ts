import type { CollectionConfig, Field, GlobalConfig, Plugin } from 'payload';
import { mapFields, withComponent } from './change-fields.ts';

const day = 'd MMM yyyy';
const dayAndTime = 'd MMM yyyy, HH:mm';

const tickCell = './components/documents/tick-cell.tsx#TickCell';

const manyPictures = './components/pictures/many-pictures.tsx#ManyPictures';

const format = (field: Field): Field => {
  // Payload's own formats put the month first, and leave out the year of a date without a time.
  if (field.type === 'date') {
    const date = field.admin?.date ?? {};
    const displayFormat = date.pickerAppearance === 'dayAndTime' ? dayAndTime : day;
    return { ...field, admin: { ...field.admin, date: { displayFormat, ...date } as typeof date } };
  }
  // Payload shows a checkbox in a list as “true” or “false”.
  if (field.type === 'checkbox') return withComponent(field, 'Cell', tickCell);
  return field.type === 'upload' && field.hasMany
    ? withComponent(field, 'afterInput', [manyPictures])
    : field;
};

const simplify = <Owner extends CollectionConfig | GlobalConfig>(owner: Owner): Owner => ({
  ...owner,
  fields: mapFields(owner.fields, format),
  admin: { ...owner.admin, hideAPIURL: true },
});

/** Shows dates and times as in India and ticks in words, takes several pictures at once, and hides the API tab. */
export const withPlainLooks: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(simplify) ?? [],
  globals: config.globals?.map(simplify) ?? [],
});
