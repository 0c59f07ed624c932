import { type CollectionBeforeOperationHook, type CollectionConfig, type Field, Forbidden } from 'payload';
import { nobody } from '../access/content-access.ts';
import { hasRole } from '../access/roles.ts';
import { canManageStaff } from '../access/staff-access.ts';
import { auditActions } from '../audit/audit-actions.ts';

const reading = new Set(['read', 'count', 'countVersions', 'readDistinct', 'docAccess', 'access']);

/** Also programs that pass the rules of access change nothing here; lines are written and swept beneath (content/audit). */
const refuseChanges: CollectionBeforeOperationHook = ({ operation, req, args }) => {
  if (!reading.has(operation)) throw new Forbidden(req.t);
  return args;
};

const toField = (name: string, label: string): Field => ({
  name,
  type: 'text',
  label,
  admin: { readOnly: true },
});

/** Who did what, when, and from where. Nobody changes it; what is older than `AUDIT_MONTHS` is swept. */
export const AuditLog: CollectionConfig = {
  slug: 'audit-log',
  labels: { singular: 'Line of the audit log', plural: 'Audit log' },
  access: { read: canManageStaff, create: nobody, update: nobody, delete: nobody },
  hooks: { beforeOperation: [refuseChanges] },
  timestamps: false,
  defaultSort: '-at',
  disableBulkEdit: true,
  disableDuplicate: true,
  lockDocuments: false,
  admin: {
    group: 'People',
    useAsTitle: 'who',
    hidden: ({ user }) => !hasRole({ user } as never, 'admin'),
    defaultColumns: ['at', 'who', 'action', 'what', 'details', 'from'],
    listSearchableFields: ['who', 'what', 'from'],
    pagination: { defaultLimit: 50 },
    description: 'Who did what, when, and from where. Nobody can change it; old lines go by themselves.',
  },
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
      index: true,
      enumName: 'audit_action',
      options: [...auditActions],
      admin: { readOnly: true },
    },
    toField('what', 'To what'),
    toField('details', 'Details'),
    toField('from', 'From where'),
    toField('device', 'With what'),
    { name: 'session', type: 'text', index: true, hidden: true },
  ],
};
