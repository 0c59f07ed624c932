import type { CollectionConfig } from 'payload';
import { contentAccess } from '../access/content-access.ts';
import { pictureField } from '../fields/picture.ts';
import { sampleField } from '../fields/sample.ts';
import { translationReadyField } from '../fields/translation-ready.ts';
import { raiseRevision } from '../hooks/raise-revision.ts';

/** Certificates of the certification page, which shows the first three. */
export const Certificates: CollectionConfig = {
  slug: 'certificates',
  access: contentAccess,
  hooks: raiseRevision,
  orderable: true,
  defaultSort: '_order',
  admin: {
    group: 'Company',
    useAsTitle: 'title',
    defaultColumns: ['title', 'picture', 'issuer'],
    description: 'The certification page shows the first three.',
  },
  fields: [
    { name: 'title', type: 'text', localized: true, required: true },
    {
      name: 'issuer',
      type: 'text',
      localized: true,
      admin: { description: 'The organisation that gave the certificate.' },
    },
    {
      name: 'text',
      type: 'textarea',
      localized: true,
      admin: { description: 'What it certifies, in one sentence.' },
    },
    pictureField('picture', { required: true, description: 'The whole certificate, legible at full size.' }),
    sampleField(),
    translationReadyField(),
  ],
};
