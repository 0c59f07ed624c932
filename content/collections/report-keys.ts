import type { CollectionConfig } from 'payload';
import { nobody } from '../access/content-access.ts';
import { canManageStaff, hiddenFromAllButAdmins } from '../access/staff-access.ts';
import { reportKeyEndpoints } from '../reports/report-keys.ts';
import { reportReaders } from '../reports/report-readers.ts';

const readOnly = { admin: { readOnly: true } } as const;
const hidden = { access: { read: nobody }, admin: { hidden: true } } as const;

/** Keys with which other programs read reports, and nothing else. Deleting a key ends its use. */
export const ReportKeys: CollectionConfig = {
  slug: 'report-keys',
  labels: { singular: 'Key for reports', plural: 'Keys for reports' },
  access: { read: canManageStaff, create: nobody, update: nobody, delete: canManageStaff },
  endpoints: reportKeyEndpoints,
  disableDuplicate: true,
  lockDocuments: false,
  admin: {
    group: 'People',
    useAsTitle: 'name',
    hidden: hiddenFromAllButAdmins,
    defaultColumns: ['name', 'reads', 'begins', 'lastUsedAt', 'createdAt'],
    description:
      'With such a key another program can read figures of leads, but never a lead. The key is shown once, when you make it. A deleted key does not work any more.',
  },
  fields: [
    { name: 'name', type: 'text', label: 'For what', required: true, maxLength: 80, ...readOnly },
    {
      name: 'reads',
      type: 'select',
      label: 'Reads the figures of',
      required: true,
      enumName: 'report_reader',
      options: [...reportReaders],
      ...readOnly,
    },
    { name: 'begins', type: 'text', label: 'Begins with', required: true, ...readOnly },
    { name: 'madeBy', type: 'text', label: 'Made by', required: true, ...readOnly },
    {
      name: 'lastUsedAt',
      type: 'date',
      label: 'Used last',
      admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
    },
    { name: 'keyHash', type: 'text', required: true, unique: true, ...hidden },
    { name: 'hourBegan', type: 'date', ...hidden },
    { name: 'usedInHour', type: 'number', required: true, defaultValue: 0, ...hidden },
  ],
};
