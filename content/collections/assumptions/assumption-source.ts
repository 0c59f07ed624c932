import type { GroupField } from 'payload';

/** Checks the title or publisher of a source. Only an estimate may leave them empty. */
const validateSourceText = (value: unknown, { data }: { data: unknown }): true | string =>
  Boolean(value) ||
  (data as { isEstimate?: unknown }).isEstimate === true ||
  'Name the source, or tick “Estimate”. Visitors see which of the two it is.';

/** Checks the link of a source: empty, or a page that is safe to open. */
const validateSourceUrl = (value: unknown): true | string =>
  !value ||
  (URL.canParse(String(value)) && /^https:\/\/[^\s\\]+$/.test(String(value))) ||
  'Give a link that begins with https://.';

/** Where a value comes from, so that anybody can check it. */
export const assumptionSourceField: GroupField = {
  name: 'source',
  type: 'group',
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'title',
          type: 'text',
          localized: true,
          validate: validateSourceText,
          admin: { description: 'The title of the document, e.g. Retail prices of diesel.', width: '50%' },
        },
        {
          name: 'publisher',
          type: 'text',
          localized: true,
          validate: validateSourceText,
          admin: { description: 'Who published it, e.g. Ministry of Power.', width: '50%' },
        },
      ],
    },
    {
      name: 'url',
      type: 'text',
      label: 'Link',
      validate: validateSourceUrl,
      admin: { description: 'Its page, if there is one.' },
    },
  ],
};
