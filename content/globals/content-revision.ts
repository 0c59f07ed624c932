import type { GlobalConfig } from 'payload';
import { nobody } from '../access/content-access.ts';

/**
 * One integer that goes up with every change of public content; database/content-revision.ts reads and writes it with
 * SQL.
 */
export const ContentRevision: GlobalConfig = {
  slug: 'content-revision',
  access: { read: nobody, update: nobody },
  admin: { hidden: true },
  fields: [{ name: 'revision', type: 'number', required: true, defaultValue: 0 }],
};
