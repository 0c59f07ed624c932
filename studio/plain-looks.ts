import type { CollectionConfig, Field, GlobalConfig, Plugin, Tab } from 'payload';

const day = 'd MMM yyyy';
const dayAndTime = 'd MMM yyyy, HH:mm';

// Payload's own formats put the month first, and leave the year of a day out.
const formatTab = (tab: Tab): Tab => ({ ...tab, fields: tab.fields.map(format) });

const tickCell = './components/tick-cell.tsx#TickCell';

const manyPictures = './components/many-pictures.tsx#ManyPictures';

const format = (field: Field): Field => {
  if (field.type === 'tabs') return { ...field, tabs: field.tabs.map(formatTab) };
  if (field.type === 'date') {
    const date = field.admin?.date ?? {};
    const displayFormat = date.pickerAppearance === 'dayAndTime' ? dayAndTime : day;
    return { ...field, admin: { ...field.admin, date: { displayFormat, ...date } as typeof date } };
  }
  // Payload shows a tick in a list as “true” or “false”.
  if (field.type === 'checkbox')
    return {
      ...field,
      admin: { ...field.admin, components: { ...field.admin?.components, Cell: tickCell } },
    };
  if (field.type === 'upload' && field.hasMany) {
    const components = { ...field.admin?.components, afterInput: [manyPictures] };
    return { ...field, admin: { ...field.admin, components } } as Field;
  }
  return 'fields' in field ? ({ ...field, fields: field.fields.map(format) } as Field) : field;
};

const simplify = <Owner extends CollectionConfig | GlobalConfig>(owner: Owner): Owner => ({
  ...owner,
  fields: owner.fields.map(format),
  admin: { ...owner.admin, hideAPIURL: true },
});

/** Days and times as they are written in India, ticks in words, several pictures at once, and no tab of what programs see. */
export const withPlainLooks: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(simplify) ?? [],
  globals: config.globals?.map(simplify) ?? [],
});
