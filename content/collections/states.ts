import type { CollectionConfig } from 'payload';
import { contentAccess } from '../access/content-access.ts';
import { ownScriptNameField } from '../fields/own-script-name.ts';
import { raiseRevision } from '../hooks/raise-revision.ts';

/** States and union territories of India, for the dealer enquiry. */
export const States: CollectionConfig = {
  slug: 'states',
  access: contentAccess,
  hooks: raiseRevision,
  defaultSort: 'name',
  admin: {
    group: 'Company',
    useAsTitle: 'name',
    defaultColumns: ['name', 'code'],
    description:
      'States and union territories that a dealer can choose in the form. A state shows when it has a city.',
  },
  fields: [
    { name: 'name', type: 'text', required: true, unique: true },
    {
      name: 'code',
      type: 'text',
      required: true,
      unique: true,
      admin: { description: 'Two letters, e.g. GJ.' },
    },
    ownScriptNameField(),
  ],
};
