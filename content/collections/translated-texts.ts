import type { CollectionConfig } from 'payload';
import { internalAccess } from '../access/content-access.ts';

/**
 * Which English text a translation belongs to: noted when that is about to be changed, or when somebody says that it is
 * still right (translations/older-translations.ts). Of the texts only hashes are kept.
 */
export const TranslatedTexts: CollectionConfig = {
  slug: 'translated-texts',
  access: internalAccess,
  admin: { hidden: true },
  timestamps: false,
  lockDocuments: false,
  fields: [
    {
      name: 'document',
      type: 'text',
      required: true,
      index: true,
      admin: { description: 'Kind and id: "blogs/12", "home-page/one".' },
    },
    { name: 'language', type: 'text', required: true },
    {
      name: 'place',
      type: 'text',
      required: true,
      admin: { description: 'With ids of rows: "figures.6a…7c.label".' },
    },
    { name: 'translation', type: 'text', required: true },
    { name: 'english', type: 'text', required: true },
  ],
};
