import type { CollectionConfig, Field, GlobalConfig, Plugin } from 'payload';
import { changeAll, mapFields, withComponent } from './change-fields.ts';

const day = 'd MMM yyyy';
const dayAndTime = 'd MMM yyyy, HH:mm';

const inIndia = './components/documents/in-india.tsx#InIndia';

const dayCell = './components/documents/day-cell.tsx#DayCell';

const tickCell = './components/documents/tick-cell.tsx#TickCell';

const rowLabel = './components/documents/row-label.tsx#RowLabel';

const manyPictures = './components/pictures/many-pictures.tsx#ManyPictures';

const format = (field: Field): Field => {
  // Payload's own formats put the month first, and leave out the year of a date without a time.
  if (field.type === 'date') {
    const date = field.admin?.date ?? {};
    const hasTime = date.pickerAppearance === 'dayAndTime';
    const admin = {
      ...field.admin,
      date: { displayFormat: hasTime ? dayAndTime : day, ...date } as typeof date,
    };
    const shown = withComponent({ ...field, admin }, 'Cell', dayCell);
    return hasTime ? withComponent(shown, 'afterInput', [inIndia]) : shown;
  }
  // Payload shows a checkbox in a list as “true” or “false”.
  if (field.type === 'checkbox') return withComponent(field, 'Cell', tickCell);
  // Payload numbers the rows of a list.
  if (field.type === 'array') return withComponent(field, 'RowLabel', rowLabel);
  return field.type === 'upload' && field.hasMany
    ? withComponent(field, 'afterInput', [manyPictures])
    : field;
};

const simplify = <Owner extends CollectionConfig | GlobalConfig>(owner: Owner): Owner => ({
  ...owner,
  fields: mapFields(owner.fields, format),
  admin: { ...owner.admin, hideAPIURL: true },
});

/** Shows dates and times as in India, ticks in words and rows by their content, takes several pictures at once, and hides the API tab. */
export const withPlainLooks: Plugin = (config) => changeAll(config, simplify, simplify);
