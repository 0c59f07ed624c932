import type { CollectionConfig } from 'payload';
import { internalAccess } from '../access/content-access.ts';

/**
 * The English text that a translation was made from: stored when that English text is about to change, or when somebody
 * confirms the translation (translations/older-translations.ts). Only hashes of the texts are stored.
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
