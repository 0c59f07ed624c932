import { type ColumnName, leadColumns } from '@ev-site/contract/forms/columns.ts';
import { leadKinds } from '@ev-site/contract/forms/kinds.ts';
import { languages } from '@ev-site/contract/paths.ts';
import type {
  CheckboxField,
  Condition,
  DateField,
  Field,
  FieldAccess,
  SingleRelationshipField,
  TextareaField,
  TextField,
  Where,
} from 'payload';
import { nobody } from '../access/content-access.ts';
import { type LeadGroup, listOwnerRoles, toLeadGroup, worksLeads } from '../access/lead-access.ts';
import { isEmpty } from '../documents/is-empty.ts';
import { languageOptions } from '../documents/language-words.ts';
import { checkUnlessStored } from '../fields/check-unless-stored.ts';
import { hiddenField } from '../fields/hidden.ts';
import type { Lead } from '../payload-types.ts';
import { isEntered, leadSources } from './lead-sources.ts';
import { leadStatuses, listStatusesOf } from './lead-statuses.ts';
import { isOverdue } from './overdue.ts';
import { getReference } from './reference.ts';
import { routingFields } from './routing/routing-fields.ts';
import { columnWords, deliveries, humanChecks } from './staff-words.ts';
import { canCorrect, isFieldOfKind } from './work/correct-entry.ts';
import { type EnteredField, isEnteredField } from './work/entered-fields.ts';
import { nextStepFields, remindAtField } from './work/next-step.ts';

/**
 * What a visitor wrote is evidence: staff read it and cannot change it. What a colleague entered may be corrected
 * (`toField`).
 */
const fixed = { access: { update: nobody }, admin: { readOnly: true } } as const;

/** Fields about how the programs work, not about what a visitor wrote. Only administrators see them. */
const technical = {
  ...fixed,
  admin: {
    ...fixed.admin,
    condition: (_data: unknown, _sibling: unknown, { user }: { user: { role?: string } | null }) =>
      user?.role === 'admin',
  },
};

/** Shows a field only if it has a value. */
const whereFilled =
  (name: string): Condition =>
  (_data, sibling) =>
    !isEmpty(sibling[name]);

/** A read-only text that is shown only if it has a value. */
const fixedText = (name: string, label: string, description = ''): TextField => ({
  name,
  type: 'text',
  label,
  access: { update: nobody },
  admin: {
    readOnly: true,
    condition: whereFilled(name),
    ...(description && { description }),
  },
});

/** A read-only date and time in the sidebar, shown only if it has a value. */
const fixedMoment = (name: string, label: string, description = ''): DateField => ({
  name,
  type: 'date',
  label,
  access: { update: nobody },
  admin: {
    position: 'sidebar',
    readOnly: true,
    date: { pickerAppearance: 'dayAndTime' },
    condition: whereFilled(name),
    ...(description && { description }),
  },
});

/**
 * Columns that only one group of leads has. A person who never sees leads of that group does not need the column in the
 * list.
 */
const groups: Partial<Record<ColumnName, LeadGroup>> = {
  job: 'application',
  position: 'application',
  vehicle: 'enquiry',
  product: 'enquiry',
  marker: 'enquiry',
  colour: 'enquiry',
  reckoning: 'enquiry',
  state: 'enquiry',
  city: 'enquiry',
  place: 'enquiry',
  dealer: 'enquiry',
  firstChoice: 'enquiry',
  secondChoice: 'enquiry',
};

const readBy = (name: ColumnName): { read?: FieldAccess } => {
  const group = groups[name];
  return group ? { read: ({ req }) => worksLeads(req, group) } : {};
};

/** Makes the field correctable in leads that a colleague has entered, for everybody who may change the lead. */
const toCorrectable = <Plain extends PlainField>(field: Plain, name: EnteredField): Plain => {
  const { readOnly: _readOnly, condition, ...admin } = field.admin ?? {};
  return {
    ...field,
    access: { update: canCorrect(name) },
    admin: {
      ...admin,
      // Corrections are checked one lead at a time.
      disableBulkEdit: true,
      ...(condition && {
        condition: (data, sibling, more) =>
          (isEntered(sibling) && isFieldOfKind(name, sibling.kind)) || condition(data, sibling, more),
      }),
    },
  };
};

/** The studio field of a column that forms fill. */
const toField = (column: (typeof leadColumns)[number]): Field => {
  const { name } = column;
  const plain = toPlainField(column);
  const field = isEnteredField(name) ? toCorrectable(plain, name) : plain;
  return { ...field, access: { ...field.access, ...readBy(name) } };
};

/**
 * The vehicle is one field for all kinds. The name that was sent is shown only if the lead points to no vehicle record.
 */
const sentVehicle: TextField = {
  name: 'vehicle',
  type: 'text',
  label: columnWords.vehicle,
  access: { update: nobody },
  admin: {
    readOnly: true,
    disableListColumn: true,
    disableListFilter: true,
    condition: (_data, sibling) => !sibling.product && !isEmpty(sibling.vehicle),
  },
};

type PlainField = TextField | TextareaField | CheckboxField | SingleRelationshipField;

const toPlainField = ({
  name,
  type,
  relationTo,
  required,
  indexed,
}: (typeof leadColumns)[number]): PlainField => {
  if (name === 'vehicle') return sentVehicle;
  const label = columnWords[name];
  const index = indexed ? { index: true } : {};
  if (relationTo) {
    return {
      name,
      label,
      type: 'relationship',
      relationTo,
      index: true,
      access: { update: nobody },
      admin: {
        readOnly: true,
        allowCreate: false,
        condition: whereFilled(name),
      },
    };
  }
  if (type === 'checkbox') return { name, label, type, index: false, ...fixed };
  if (type === 'textarea') return { name, label, type, ...fixed };
  return required
    ? // Checked where a visitor or colleague types it. A lead that came by phone has no e-mail address, though it is required.
      { name, label, type: 'text', required, validate: () => true as const, ...index, ...fixed }
    : { ...fixedText(name, label), ...index };
};

/** What staff do with a lead. On a phone it comes before what the visitor sent. */
export const workFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'status',
        type: 'select',
        required: true,
        index: true,
        defaultValue: 'new',
        enumName: 'lead_status',
        options: [...leadStatuses],
        filterOptions: ({ data, options }) => {
          if (typeof data.kind !== 'string') return options;
          const allowed: readonly string[] = listStatusesOf(toLeadGroup(data.kind));
          return options.filter((option) =>
            allowed.includes(typeof option === 'string' ? option : option.value),
          );
        },
        admin: { width: '50%' },
      },
      {
        name: 'owner',
        type: 'relationship',
        relationTo: 'staff',
        // A lead keeps its present owner even if he has left or has another role now, so that the rest of the lead can
        // be changed.
        validate: checkUnlessStored,
        filterOptions: ({ data, id, user }) => {
          const roles: Where = { role: { in: listOwnerRoles(data.kind, user?.role) } };
          // The filter of the list has no lead: there, colleagues who have left are found too, so that their leads can
          // be handed over.
          const isOfLead = id !== undefined || data.kind !== undefined;
          return isOfLead ? { and: [roles, { deactivated: { not_equals: true } }] } : roles;
        },
        admin: { width: '50%', allowCreate: false, allowEdit: false, description: 'Who works on it.' },
      },
    ],
  },
  { type: 'row', fields: nextStepFields },
  {
    name: 'overdue',
    type: 'checkbox',
    virtual: true,
    admin: {
      position: 'sidebar',
      readOnly: true,
      description: 'Not answered in time, or the day of the next step has passed.',
    },
    hooks: { afterRead: [({ siblingData }) => isOverdue(siblingData)] },
  },
  {
    name: 'reference',
    type: 'text',
    index: true,
    label: 'Reference number',
    access: { update: nobody },
    admin: {
      position: 'sidebar',
      readOnly: true,
      disableListColumn: true,
      disableListFilter: true,
      description: 'The receipt shows this number. The visitor can say it on the phone.',
    },
    hooks: { afterRead: [({ data, req }) => data?.id && getReference(req.payload, data as Lead)] },
  },
  fixedMoment(
    'answerBy',
    'Answer by',
    'The hours of “Answer within” decide it. It is empty when somebody has answered.',
  ),
  fixedMoment('calledAt', 'Last call'),
  { ...fixedMoment('answeredAt', 'First answer'), index: true },
  fixedMoment('closedAt', 'Closed', 'When it was won or lost, hired or rejected.'),
  remindAtField,
  ...routingFields,
  { name: 'notes', type: 'textarea', admin: { description: 'For colleagues. Visitors never see it.' } },
];

/** What the visitor wrote, and in which language. */
export const writtenFields: Field[] = [
  {
    name: 'language',
    type: 'select',
    required: true,
    defaultValue: languages[0],
    enumName: 'lead_language',
    options: languageOptions,
    ...fixed,
    admin: { ...fixed.admin, description: 'The language of the page. The receipt is in this language.' },
  },
  {
    name: 'kind',
    type: 'select',
    required: true,
    index: true,
    enumName: 'lead_kind',
    options: leadKinds.map((value) => ({
      value,
      label: value === 'testride' ? 'Test ride' : `${value.charAt(0).toUpperCase()}${value.slice(1)}`,
    })),
    ...fixed,
  },
  ...leadColumns.map(toField),
  {
    name: 'source',
    type: 'select',
    defaultValue: 'website',
    enumName: 'lead_source',
    options: [...leadSources],
    ...fixed,
    admin: { ...fixed.admin, description: 'How it came to us.' },
  },
];

/** Only the digits of the phone number, so that a search finds it in any spelling. */
export const phoneDigitsField = hiddenField('phoneDigits', 'text', { index: true });

/**
 * Leads with the same key are of one person, because staff said so (person/merge-leads.ts). The key says nothing about
 * who that person is.
 */
export const personField = hiddenField('person', 'text', { index: true });

/** What the virus scanner said about a resume, in words for staff. */
const scanWords: Readonly<Record<string, string>> = {
  clean: 'Clean',
  infected: 'Infected',
  notScanned: 'Not scanned: no scanner is set up, or it gave no answer',
};

/** The resume: its random file name on disk, and what is known about the file. */
export const resumeFields: Field[] = [
  { name: 'resumeFile', type: 'text', index: true, access: { update: nobody }, admin: { hidden: true } },
  fixedText('resumeName', 'Resume'),
  {
    name: 'resumeBytes',
    type: 'number',
    label: 'Size of the resume, in bytes',
    access: { update: nobody },
    admin: { readOnly: true, condition: whereFilled('resumeBytes') },
  },
  { name: 'resumeScan', type: 'text', access: { update: nobody }, admin: { hidden: true } },
  {
    ...fixedText('virusScan', 'Virus scan'),
    virtual: true,
    hooks: { afterRead: [({ siblingData }) => scanWords[String(siblingData.resumeScan)]] },
  },
];

/** How the lead came, and whether the mails about it are sent. The row is its own outbox. */
export const deliveryFields: Field[] = [
  {
    name: 'humanCheck',
    type: 'select',
    required: true,
    enumName: 'lead_check',
    options: [...humanChecks],
    ...fixed,
  },
  fixedText('privacyVersion', 'Privacy note shown'),
  { name: 'withdrawnAt', type: 'date', label: 'Consents withdrawn', ...fixed },
  // For a form, the time of the lead itself says when the visitor agreed.
  { name: 'whatsappAgreedAt', type: 'date', label: 'Agreed to WhatsApp on the phone or in person', ...fixed },
  {
    name: 'leadKey',
    type: 'text',
    required: true,
    unique: true,
    access: { update: nobody },
    admin: { hidden: true },
  },
  {
    name: 'delivery',
    type: 'select',
    required: true,
    enumName: 'lead_delivery',
    options: [...deliveries],
    ...fixed,
  },
  { name: 'notifiedAt', type: 'date', label: 'Mail to colleagues sent', ...fixed },
  { name: 'receiptWanted', type: 'checkbox', access: { update: nobody }, admin: { hidden: true } },
  { name: 'receiptAt', type: 'date', label: 'Receipt sent to the visitor', ...fixed },
  { name: 'webhookAt', type: 'date', label: 'Sent to the other system', ...fixed },
  { name: 'attempts', type: 'number', required: true, ...fixed },
  { name: 'nextAttemptAt', type: 'date', ...technical },
  { name: 'leaseUntil', type: 'date', access: { update: nobody }, admin: { hidden: true } },
  { name: 'triedSince', type: 'date', access: { update: nobody }, admin: { hidden: true } },
  fixedText('lastProblem', 'Last problem'),
];
