import type { CollectionConfig } from 'payload';
import { contentAccess } from '../access/content-access.ts';
import { pictureField } from '../fields/picture.ts';
import { translationReadyField } from '../fields/translation-ready.ts';
import { raiseRevision } from '../hooks/raise-revision.ts';
import { fillGallery } from '../pictures/fill-gallery.ts';

/** Pictures of the image gallery. */
export const GalleryItems: CollectionConfig = {
  slug: 'gallery-items',
  labels: { singular: 'Gallery picture', plural: 'Gallery pictures' },
  access: contentAccess,
  hooks: raiseRevision,
  endpoints: [fillGallery],
  orderable: true,
  defaultSort: '_order',
  admin: {
    group: 'News',
    useAsTitle: 'caption',
    defaultColumns: ['caption', 'picture', 'date'],
    description: 'The picture gallery. The first six are on the home page.',
  },
  fields: [
    pictureField('picture', { required: true }),
    { name: 'caption', type: 'text', localized: true, required: true },
    {
      name: 'date',
      type: 'date',
      required: true,
      index: true,
      admin: { date: { pickerAppearance: 'dayOnly' }, description: 'Shown under the picture.' },
    },
    translationReadyField(),
  ],
};
