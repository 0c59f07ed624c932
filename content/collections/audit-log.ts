import type { CollectionConfig, Field } from 'payload';
import { canManageStaff, hiddenFromAllButAdmins } from '../access/staff-access.ts';
import { auditActions } from '../audit/audit-actions.ts';
import { toReadOnlySettings } from './read-only-settings.ts';

const toField = (name: string, label: string): Field => ({
  name,
  type: 'text',
  label,
  admin: { readOnly: true },
});

/** Who did what, when, and from where. Nobody can change it; the sweep erases lines older than `AUDIT_MONTHS`. */
export const AuditLog: CollectionConfig = {
  slug: 'audit-log',
  labels: { singular: 'Entry of the audit log', plural: 'Audit log' },
  ...toReadOnlySettings(canManageStaff),
  admin: {
    group: 'People',
    useAsTitle: 'who',
    hidden: hiddenFromAllButAdmins,
    defaultColumns: ['at', 'who', 'action', 'what', 'details', 'from'],
    listSearchableFields: ['who', 'what', 'from'],
    pagination: { defaultLimit: 50 },
    description:
      'Who did what, when, and from where. Nobody can change a line. Old lines are erased automatically.',
  },
  // Before a refusal is stored, the refusals of the last hour are counted (audit/record-audit.ts): in all, and for each
  // member of staff.
  indexes: [{ fields: ['action', 'at'] }, { fields: ['action', 'staffId', 'at'] }],
  fields: [
    {
      name: 'at',
      type: 'date',
      label: 'When',
      required: true,
      index: true,
      admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
    },
    toField('who', 'Who'),
    {
      name: 'staffId',
      type: 'number',
      label: 'Number of the account',
      index: true,
      admin: { readOnly: true },
    },
    toField('role', 'Role at that time'),
    {
      name: 'action',
      type: 'select',
      label: 'What was done',
      required: true,
      enumName: 'audit_action',
      options: [...auditActions],
      admin: { readOnly: true },
    },
    toField('what', 'Document'),
    toField('details', 'Details'),
    toField('from', 'Network address'),
    toField('device', 'Device'),
    { name: 'session', type: 'text', index: true, hidden: true },
  ],
};
