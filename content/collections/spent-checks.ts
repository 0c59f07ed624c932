import type { CollectionConfig } from 'payload';
import { internalAccess } from '../access/content-access.ts';

/** Used answers to the human check. Each belongs to one lead, so that no second lead can use it. */
export const SpentChecks: CollectionConfig = {
  slug: 'spent-checks',
  access: internalAccess,
  admin: { hidden: true },
  timestamps: false,
  fields: [
    { name: 'token', type: 'text', required: true, unique: true },
    { name: 'leadKey', type: 'text', required: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
};
