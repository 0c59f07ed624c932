import type { CollectionConfig } from 'payload';
import { contentAccess } from '../access/content-access.ts';
import { pictureField } from '../fields/picture.ts';
import { sampleField } from '../fields/sample.ts';
import { translationReadyField } from '../fields/translation-ready.ts';
import { raiseRevision } from '../hooks/raise-revision.ts';

/** What customers say. */
export const Testimonials: CollectionConfig = {
  slug: 'testimonials',
  access: contentAccess,
  hooks: raiseRevision,
  orderable: true,
  defaultSort: '_order',
  admin: {
    group: 'News',
    useAsTitle: 'fullName',
    defaultColumns: ['fullName', 'designation', 'product', 'isSample'],
    description: 'What customers say, on the home page, a vehicle’s page and the testimonials page.',
  },
  fields: [
    { name: 'fullName', type: 'text', localized: true, required: true },
    {
      name: 'designation',
      type: 'text',
      localized: true,
      required: true,
      admin: { description: 'Trade and place.' },
    },
    {
      name: 'description',
      type: 'textarea',
      localized: true,
      required: true,
      admin: { description: 'Their words. The home page shows the first 150 characters.' },
    },
    pictureField('picture'),
    {
      name: 'product',
      type: 'relationship',
      relationTo: 'products',
      index: true,
      admin: { description: 'The vehicle that the customer speaks about. Its page shows the words too.' },
    },
    sampleField(),
    translationReadyField(),
  ],
};
