import type { CollectionConfig } from 'payload';
import { contentAccess } from '../access/content-access.ts';
import { ownScriptNameField } from '../fields/own-script-name.ts';
import { raiseRevision } from '../hooks/raise-revision.ts';

/** Cities by state, for the dealer enquiry. Seeded from GeoNames (CC BY 4.0). */
export const Cities: CollectionConfig = {
  slug: 'cities',
  access: contentAccess,
  hooks: raiseRevision,
  defaultSort: 'name',
  admin: {
    group: 'Company',
    useAsTitle: 'name',
    defaultColumns: ['name', 'state'],
    listSearchableFields: ['name'],
    description: 'Cities that a dealer can choose in the form, by state.',
  },
  fields: [
    { name: 'name', type: 'text', required: true, index: true },
    { name: 'state', type: 'relationship', relationTo: 'states', required: true, index: true },
    ownScriptNameField(),
  ],
};
