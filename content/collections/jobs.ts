import type { CollectionConfig } from 'payload';
import { positionAccess } from '../access/content-access.ts';
import { richTextField } from '../fields/rich-text.ts';
import { sampleField } from '../fields/sample.ts';
import { translationReadyField } from '../fields/translation-ready.ts';
import { raiseRevision } from '../hooks/raise-revision.ts';

const now = (): string => new Date().toISOString();

/** Open positions. */
export const Jobs: CollectionConfig = {
  slug: 'jobs',
  access: positionAccess,
  hooks: raiseRevision,
  defaultSort: '-postedAt',
  custom: { insteadOfDeleting: 'Or close it: untick “Open”.' },
  admin: {
    group: 'People',
    useAsTitle: 'position',
    defaultColumns: ['position', 'department', 'location', 'open', 'closesAt'],
    description: 'Positions to fill. A closed position disappears from the site. Its applications stay.',
  },
  fields: [
    { name: 'position', type: 'text', localized: true, required: true },
    { name: 'department', type: 'text', localized: true, required: true },
    {
      name: 'qualification',
      type: 'text',
      localized: true,
      required: true,
      admin: { description: 'e.g. Diploma in mechanical engineering' },
    },
    {
      name: 'experience',
      type: 'text',
      localized: true,
      required: true,
      admin: { description: 'e.g. 2 to 4 years' },
    },
    {
      name: 'location',
      type: 'text',
      localized: true,
      required: true,
      admin: {
        description: 'The place of work. Write only a town, e.g. Rajkot, so that search engines can name it.',
      },
    },
    richTextField('description', {
      required: true,
      description: 'The duties and the requirements. Lists show its first 100 characters.',
    }),
    {
      name: 'openings',
      type: 'number',
      min: 1,
      defaultValue: 1,
      admin: { position: 'sidebar', description: 'The number of people that you want to hire.' },
    },
    { name: 'open', type: 'checkbox', defaultValue: true, admin: { position: 'sidebar' } },
    {
      name: 'postedAt',
      type: 'date',
      required: true,
      index: true,
      defaultValue: now,
      hooks: { beforeDuplicate: [now] },
      admin: { position: 'sidebar', date: { pickerAppearance: 'dayOnly' } },
    },
    {
      name: 'closesAt',
      type: 'date',
      hooks: { beforeDuplicate: [() => null] },
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayOnly' },
        description:
          'Last day for applications. The position disappears after it. Empty: it stays until you close it.',
      },
    },
    sampleField(),
    translationReadyField(),
  ],
};
