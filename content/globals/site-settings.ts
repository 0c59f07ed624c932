import { type Purpose, purposes } from '@ev-site/contract/purposes.ts';
import type { Field, GlobalConfig } from 'payload';
import { contentGlobalAccess } from '../access/content-access.ts';
import { canManageStaff } from '../access/staff-access.ts';
import { networkNames } from '../fields/network-names.ts';
import { validatePhone, validateWhatsApp } from '../fields/phone.ts';
import { sampleField } from '../fields/sample.ts';
import { raiseRevisionOfGlobal } from '../hooks/raise-revision.ts';
import { askBeforeStateChanges } from './site-settings/ask-before-state-changes.ts';
import { guardRestore } from './site-settings/guard-restore.ts';
import { tellMailboxes } from './site-settings/tell-mailboxes.ts';

const company: Field[] = [
  {
    name: 'company',
    type: 'text',
    localized: true,
    required: true,
    admin: { description: 'The name that visitors know. It is in page titles.' },
  },
  {
    name: 'brand',
    type: 'text',
    required: true,
    admin: { description: 'In titles of product pages: "… Welcome To {brand} Pvt. Ltd."' },
  },
  { name: 'legalName', type: 'text', required: true },
  {
    name: 'parentName',
    type: 'text',
    localized: true,
    admin: { description: 'The firm that launched the company.' },
  },
  { name: 'tagline', type: 'text', localized: true, required: true },
  {
    name: 'blurb',
    type: 'textarea',
    localized: true,
    required: true,
    admin: { description: 'A few sentences in the footer.' },
  },
  sampleField(),
];

const purposeWords: Record<Purpose, string> = {
  main: 'Main',
  dealer: 'Dealers',
  sales: 'Sales',
  careers: 'Careers',
};
const purposeOptions = purposes.map((value) => ({ value, label: purposeWords[value] }));

const contact: Field[] = [
  {
    name: 'phones',
    type: 'array',
    required: true,
    minRows: 1,
    interfaceName: 'Phones',
    admin: { description: 'The main one is shown in the header.' },
    fields: [
      { name: 'label', type: 'text', localized: true, required: true },
      { name: 'number', type: 'text', required: true, validate: validatePhone },
      {
        name: 'purpose',
        type: 'select',
        required: true,
        enumName: 'contact_purpose',
        options: purposeOptions,
        defaultValue: 'main',
      },
    ],
  },
  { name: 'whatsapp', type: 'text', label: 'WhatsApp number', validate: validateWhatsApp },
  {
    name: 'emails',
    type: 'array',
    required: true,
    minRows: 1,
    interfaceName: 'Emails',
    access: { update: canManageStaff },
    admin: {
      description:
        'Leads are mailed to these addresses, so only administrators can change them. The old addresses get a mail about the change. Without an address for careers, a mail about a job application says only that it came.',
    },
    fields: [
      { name: 'label', type: 'text', localized: true, required: true },
      { name: 'address', type: 'email', required: true },
      {
        name: 'purpose',
        type: 'select',
        required: true,
        enumName: 'contact_purpose',
        options: purposeOptions,
        defaultValue: 'main',
      },
    ],
  },
  {
    name: 'addresses',
    type: 'array',
    required: true,
    minRows: 1,
    interfaceName: 'Addresses',
    admin: {
      description:
        'The header and the footer show the head office and the showroom. The contact page lists every address; its map shows the address with the purpose “Contact page”.',
    },
    fields: [
      { name: 'label', type: 'text', localized: true, required: true },
      {
        name: 'purpose',
        type: 'select',
        required: true,
        options: [
          { value: 'headOffice', label: 'Head office' },
          { value: 'showroom', label: 'Showroom' },
          { value: 'contact', label: 'Contact page' },
        ],
      },
      {
        name: 'lines',
        type: 'textarea',
        localized: true,
        required: true,
        admin: { description: 'Write each part on its own line, as on an envelope.' },
      },
      { name: 'latitude', type: 'number', min: -90, max: 90 },
      { name: 'longitude', type: 'number', min: -180, max: 180 },
    ],
  },
  {
    name: 'grievanceName',
    type: 'text',
    label: 'Contact for complaints about privacy',
    localized: true,
    admin: {
      description: 'A name or a post. The page about privacy shows it. The Act requires such a contact.',
    },
  },
  {
    name: 'grievanceEmail',
    type: 'email',
    label: 'Mail address for complaints about privacy',
    access: { update: canManageStaff },
    admin: { description: 'Empty: the main address. Only administrators change it.' },
  },
  {
    name: 'openingHours',
    type: 'text',
    localized: true,
    admin: { description: 'e.g. Monday to Saturday, 9:30 am to 6:30 pm.' },
  },
  {
    name: 'socialProfiles',
    type: 'array',
    interfaceName: 'SocialProfiles',
    admin: { description: 'The header shows the first two.' },
    fields: [
      {
        name: 'network',
        type: 'select',
        required: true,
        options: Object.entries(networkNames).map(([value, label]) => ({ value, label })),
      },
      {
        name: 'url',
        type: 'text',
        required: true,
        validate: (value: unknown) => /^https:\/\/\S+$/.test(String(value)) || 'Begin with https://',
      },
    ],
  },
];

const domain: Field[] = [
  {
    name: 'domainStatus',
    type: 'select',
    required: true,
    defaultValue: 'live',
    options: [
      { value: 'live', label: 'Live: the normal state' },
      {
        value: 'preview',
        label: 'Preview: not launched; kept out of search engines, with a bar that says so',
      },
      {
        value: 'maintenance',
        label: 'Maintenance: enquiries paused; the announcement shows, and Call in place of forms',
      },
    ],
  },
  {
    name: 'confirmDomainStatus',
    type: 'text',
    virtual: true,
    label: 'The state that you have confirmed',
  },
  {
    name: 'announcement',
    type: 'text',
    localized: true,
    maxLength: 200,
    admin: { description: 'This text stands in a bar above the header. Empty: no bar.' },
  },
];

/** The company and how to reach it; shown in the header and footer of every page. */
export const SiteSettings: GlobalConfig = {
  slug: 'site-settings',
  access: contentGlobalAccess,
  hooks: {
    beforeOperation: [guardRestore],
    beforeChange: [askBeforeStateChanges],
    afterChange: [tellMailboxes, ...raiseRevisionOfGlobal.afterChange],
  },
  admin: {
    group: 'Company',
    description: 'Names, phones, addresses and the state of the site; used on every page.',
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'Company', fields: company },
        { label: 'Contact', fields: contact },
        { label: 'State of the site', fields: domain },
      ],
    },
  ],
};
