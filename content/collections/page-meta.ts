import type { CollectionConfig } from 'payload';
import { contentAccess } from '../access/content-access.ts';
import { pageOptions } from '../fields/page-keys.ts';
import { pictureField } from '../fields/picture.ts';
import { translationReadyField } from '../fields/translation-ready.ts';
import { raiseRevision } from '../hooks/raise-revision.ts';

/** Title, description and opening text of each page. */
export const PageMeta: CollectionConfig = {
  slug: 'page-meta',
  labels: { singular: 'Page title', plural: 'Page titles' },
  access: contentAccess,
  hooks: raiseRevision,
  // Each page has exactly one.
  disableDuplicate: true,
  admin: {
    group: 'Pages',
    useAsTitle: 'key',
    defaultColumns: ['key', 'metaTitle', 'metaDescription', 'updatedAt'],
    description: 'What search engines and browser tabs show, and the words at the head of a page.',
  },
  fields: [
    {
      name: 'key',
      type: 'select',
      required: true,
      unique: true,
      enumName: 'page_key',
      options: pageOptions,
      label: 'Page',
    },
    {
      name: 'metaTitle',
      type: 'text',
      label: 'Title in searches',
      localized: true,
      maxLength: 70,
      admin: { description: 'Also in the browser tab. Empty: "{Page} - Welcome To {company}".' },
    },
    {
      name: 'metaDescription',
      type: 'textarea',
      label: 'Description in searches',
      localized: true,
      maxLength: 180,
      admin: { description: 'One or two sentences under the title in a search result.' },
    },
    {
      name: 'heading',
      type: 'text',
      localized: true,
      admin: { description: 'Heading of the page. Empty: the usual one.' },
    },
    {
      name: 'introduction',
      type: 'textarea',
      localized: true,
      admin: { description: 'Opening sentence under the heading.' },
    },
    pictureField('banner', {
      description:
        'Wide picture beside the heading. A shared link to the page shows it too. The home page shows it only in shared links.',
    }),
    translationReadyField(),
  ],
};
