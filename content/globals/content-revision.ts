import type { GlobalConfig } from 'payload';
import { nobody } from '../access/content-access.ts';

/** One integer that goes up with every change of what is public; database/content-revision.ts writes and reads it by SQL. */
export const ContentRevision: GlobalConfig = {
  slug: 'content-revision',
  access: { read: nobody, update: nobody },
  admin: { hidden: true },
  fields: [{ name: 'revision', type: 'number', required: true, defaultValue: 0 }],
};
