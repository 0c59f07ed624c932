import type {
  AccessArgs,
  CollectionConfig,
  TextareaFieldValidation,
  TextFieldSingleValidation,
  Where,
} from 'payload';
import { text, textarea } from 'payload/shared';
import { canWriteContent } from '../access/content-access.ts';
import { type LeadGroup, limitToWork, toLeadGroup } from '../access/lead-access.ts';
import type { AccessRequest } from '../access/roles.ts';
import { sampleField } from '../fields/sample.ts';
import { leadStatuses, listStatusesOf } from '../leads/lead-statuses.ts';
import { listUnknownFields, replyFields } from '../leads/work/reply-fields.ts';

/** People who work leads have the templates for the leads that they work; editors and administrators have all. */
const canReach = ({ req }: AccessRequest): boolean | Where =>
  canWriteContent({ req }) ||
  limitToWork(req, {
    enquiry: { for: { equals: 'enquiry' } },
    application: { for: { equals: 'application' } },
  });

const canAdd = ({ req, data }: Pick<AccessArgs, 'req' | 'data'>): boolean => {
  // The studio calls this with an empty form to decide whether to open it. A template without `for` gets the group that
  // its writer works (see the default below).
  const isFor = (group: LeadGroup): boolean => !data?.for || data.for === group;
  return (
    canWriteContent({ req }) ||
    limitToWork(req, { enquiry: isFor('enquiry'), application: isFor('application') })
  );
};

const checkFields = (value: unknown): true | string => {
  const unknown = listUnknownFields(String(value ?? ''));
  if (unknown.length === 0) return true;
  const known = Object.keys(replyFields).map((name) => `{${name}}`);
  return `The studio cannot fill in ${unknown.join(', ')}. It can fill in ${known.join(', ')}.`;
};

const checkSubject: TextFieldSingleValidation = async (value, options) => {
  const said = await text(value, options);
  return said === true ? checkFields(value) : said;
};

const checkText: TextareaFieldValidation = async (value, options) => {
  if (!value) return 'Write a text.';
  const said = await textarea(value, options);
  return said === true ? checkFields(value) : said;
};

const explained = Object.entries(replyFields)
  .map(([name, words]) => `{${name}} ${words}`)
  .join(', ');

/** Texts with which staff answer a lead, in the visitor's language. */
export const ReplyTemplates: CollectionConfig = {
  slug: 'reply-templates',
  labels: { singular: 'Reply template', plural: 'Reply templates' },
  access: { read: canReach, create: canAdd, update: canReach, delete: canReach },
  defaultSort: 'name',
  admin: {
    group: 'People',
    useAsTitle: 'name',
    defaultColumns: ['name', 'for', 'setsStatus', 'isSample'],
    description:
      'Answers by WhatsApp and mail, in the language in which the visitor wrote. If there is no text in that language, the English text is used.',
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: 80,
      admin: { description: 'Colleagues choose the template by this name.' },
    },
    {
      name: 'for',
      type: 'select',
      required: true,
      enumName: 'reply_for',
      defaultValue: ({ user }) => (user?.role === 'hr' ? 'application' : 'enquiry'),
      // Otherwise a person could move a template into the other group, where he can no longer reach it.
      access: { update: canWriteContent },
      options: [
        { value: 'enquiry', label: 'Enquiries' },
        { value: 'application', label: 'Applications' },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'setsStatus',
      type: 'select',
      label: 'Status once it is sent',
      enumName: 'reply_status',
      options: [...leadStatuses],
      validate: (value: unknown, { siblingData }: { siblingData: unknown }) => {
        const group = toLeadGroup((siblingData as { for?: unknown }).for);
        const allowed: readonly string[] = listStatusesOf(group);
        return !value || allowed.includes(String(value)) || 'These leads have no such status.';
      },
      admin: { position: 'sidebar', description: 'Empty: a new lead becomes “Contacted”.' },
    },
    {
      name: 'subject',
      type: 'text',
      localized: true,
      maxLength: 200,
      validate: checkSubject,
      admin: { description: 'Subject of the mail.' },
    },
    {
      name: 'text',
      type: 'textarea',
      localized: true,
      required: true,
      maxLength: 4000,
      validate: checkText,
      admin: { rows: 8, description: `Filled in: ${explained}.` },
    },
    sampleField(),
  ],
};
