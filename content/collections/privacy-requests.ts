import { requestKinds } from '@ev-site/contract/privacy-request.ts';
import type { CollectionConfig, Field } from 'payload';
import { nobody } from '../access/content-access.ts';
import { isLeadWorkHidden } from '../access/lead-access.ts';
import { canReachRequests } from '../access/request-access.ts';
import { writeOwnChanges } from '../database/own-changes.ts';
import { languageOptions } from '../documents/language-words.ts';
import { mostOutcomeLetters } from '../privacy/change-request.ts';
import { downloadPerson } from '../privacy/download-person.ts';
import { requestKindWords, requestStates } from '../privacy/request-fields.ts';
import {
  eraseMailsOfRequest,
  refuseOtherStates,
  refuseWithoutReason,
  settleRequest,
} from '../privacy/settle-request.ts';

const fixed = { access: { update: nobody }, admin: { readOnly: true } } as const;
const hidden = { access: { read: nobody, update: nobody }, hidden: true } as const;

const fixedText = (name: string, label: string, description?: string): Field => ({
  name,
  type: 'text',
  label,
  index: true,
  access: fixed.access,
  admin: { ...fixed.admin, ...(description && { description }) },
});

/** What people have asked about the data that is kept about them. Only the site creates these records. */
export const PrivacyRequests: CollectionConfig = {
  slug: 'privacy-requests',
  labels: { singular: 'Privacy request', plural: 'Privacy requests' },
  access: { read: canReachRequests, create: nobody, update: canReachRequests, delete: nobody },
  hooks: {
    beforeChange: [refuseOtherStates, refuseWithoutReason, settleRequest, writeOwnChanges],
    afterChange: [eraseMailsOfRequest],
  },
  endpoints: [downloadPerson],
  defaultSort: 'dueAt',
  disableDuplicate: true,
  disableBulkEdit: true,
  admin: {
    group: 'People',
    useAsTitle: 'id',
    hidden: isLeadWorkHidden,
    defaultColumns: ['id', 'kind', 'state', 'dueAt', 'about', 'email', 'phone'],
    description:
      'Requests of people about their data. The law gives 30 days. Work on the requests that are “Open”. A closed request keeps no name: ' +
      'tell the person first.',
  },
  fields: [
    {
      name: 'kind',
      type: 'select',
      required: true,
      index: true,
      enumName: 'request_kind',
      options: requestKinds.map((value) => ({ value, label: requestKindWords[value] })),
      ...fixed,
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      enumName: 'request_state',
      options: [...requestStates],
      admin: { position: 'sidebar' },
    },
    {
      name: 'dueAt',
      type: 'date',
      label: 'Due',
      required: true,
      index: true,
      access: fixed.access,
      admin: { ...fixed.admin, date: { pickerAppearance: 'dayOnly' } },
    },
    {
      name: 'outcome',
      type: 'textarea',
      maxLength: mostOutcomeLetters,
      admin: {
        description: 'What was done, or why it was refused. No names, addresses or numbers: this line stays.',
      },
    },
    {
      name: 'about',
      type: 'select',
      label: 'About',
      required: true,
      index: true,
      enumName: 'request_about',
      options: [
        { value: 'unknown', label: 'Not found in our data' },
        { value: 'enquiries', label: 'Enquiries' },
        { value: 'applications', label: 'Job applications' },
        { value: 'both', label: 'Enquiries and job applications' },
      ],
      ...fixed,
    },
    {
      name: 'language',
      type: 'select',
      required: true,
      enumName: 'request_language',
      options: languageOptions,
      ...fixed,
    },
    fixedText(
      'email',
      'E-mail',
      'If there is a phone number below, this is only the address to which the link was mailed. It does not prove that the person who asks reads that mailbox.',
    ),
    fixedText(
      'phone',
      'Phone',
      'Call this number before you hand over or erase anything. Only the leads of this number belong to the person who answers there.',
    ),
    fixedText('reference', 'Reference number'),
    { name: 'settledAt', type: 'date', label: 'Settled', index: true, ...fixed },
    { name: 'requestKey', type: 'text', required: true, unique: true, ...hidden },
    { name: 'attempts', type: 'number', required: true, ...hidden },
    { name: 'nextAttemptAt', type: 'date', index: true, ...hidden },
    { name: 'keyHash', type: 'text', index: true, ...hidden },
    { name: 'keyUntil', type: 'date', ...hidden },
  ],
};
