import type { CollectionConfig } from 'payload';
import { internalAccess } from '../access/content-access.ts';

/** Answers to the human check that were used, each by one lead, so that none is used by a second. */
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
