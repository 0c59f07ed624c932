import type { CollectionConfig } from 'payload';
import { internalAccess } from '../access/content-access.ts';

/** Everything that the seed has ever made. A key in here is never made again, even if staff deleted the document. */
export const SeedRecords: CollectionConfig = {
  slug: 'seed-records',
  access: internalAccess,
  admin: { hidden: true },
  timestamps: false,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'document', type: 'number', admin: { description: 'Id of what was made; empty for a global.' } },
  ],
};
