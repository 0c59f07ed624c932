import type { GlobalConfig } from 'payload';
import { contentGlobalAccess } from '../access/content-access.ts';
import { richTextField } from '../fields/rich-text.ts';
import { tilesField } from '../fields/tiles.ts';
import { translationReadyField } from '../fields/translation-ready.ts';
import { raiseRevisionOfGlobal } from '../hooks/raise-revision.ts';

/** The page for future dealers. Its phone is the one with the purpose "dealer" in the site settings. */
export const DealerPage: GlobalConfig = {
  slug: 'dealer-page',
  access: contentGlobalAccess,
  hooks: raiseRevisionOfGlobal,
  admin: { group: 'Pages', description: 'What the company offers to future dealers.' },
  fields: [
    { name: 'heading', type: 'text', localized: true, required: true },
    richTextField('pitch', {
      required: true,
      description: 'The dealer phone of the site settings is shown below it.',
    }),
    tilesField('offers', 'What a dealer gets', 'Short points beside the form.'),
    {
      name: 'vehicles',
      type: 'relationship',
      relationTo: 'products',
      hasMany: true,
      required: true,
      admin: { description: 'What a dealer can choose in the form, in this order.' },
    },
    translationReadyField(),
  ],
};
