import { leadKinds } from '@ev-site/contract/forms/kinds.ts';
import type { CollectionConfig } from 'payload';
import { canWorkLeads, deskRoles, isLeadWorkHidden } from '../access/lead-access.ts';
import { canManageStaff } from '../access/staff-access.ts';
import { languageOptions } from '../documents/language-words.ts';
import { describeRule, refuseUnfit } from '../leads/routing/judge-rule.ts';
import { tryRules } from '../leads/routing/try-rules.ts';
import { kindWords } from '../leads/staff-words.ts';

const goesTo =
  (...targets: unknown[]) =>
  (data: { target?: unknown }): boolean =>
    targets.includes(data.target);

/** Decides automatically who gets which leads; rules apply in this order. */
export const RoutingRules: CollectionConfig = {
  slug: 'routing-rules',
  labels: { singular: 'Routing rule', plural: 'Routing rules' },
  // Who gets a lead decides who can read it, so only administrators write rules. People who work leads may read why a
  // lead came to them.
  access: {
    read: canWorkLeads,
    create: canManageStaff,
    update: canManageStaff,
    delete: canManageStaff,
  },
  endpoints: [tryRules],
  hooks: { beforeChange: [refuseUnfit] },
  orderable: true,
  defaultSort: '_order',
  disableDuplicate: true,
  admin: {
    group: 'People',
    useAsTitle: 'name',
    hidden: isLeadWorkHidden,
    defaultColumns: ['name', 'isOn', 'kinds', 'target', 'standing'],
    description:
      'The studio checks the rules from the top. The first rule whose conditions all fit gives the new lead away. Drag the rules to change their order. A lead that fits no rule has no owner until a colleague takes it.',
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: 80,
      admin: { description: 'The log of each lead shows this name.' },
    },
    { name: 'isOn', type: 'checkbox', label: 'On', defaultValue: true, admin: { position: 'sidebar' } },
    {
      name: 'standing',
      type: 'text',
      virtual: true,
      label: 'Take note',
      hooks: { afterRead: [describeRule] },
      admin: { readOnly: true, position: 'sidebar', condition: (data) => Boolean(data.standing) },
    },
    {
      type: 'group',
      label: 'For leads of',
      fields: [
        {
          name: 'kinds',
          type: 'select',
          hasMany: true,
          enumName: 'routing_kind',
          options: leadKinds.map((value) => ({ value, label: kindWords[value] })),
          admin: { description: 'Empty: every kind.' },
        },
        {
          name: 'vehicles',
          type: 'relationship',
          relationTo: 'products',
          hasMany: true,
          admin: { allowCreate: false, allowEdit: false, description: 'Empty: any vehicle, or none.' },
        },
        {
          name: 'states',
          type: 'relationship',
          relationTo: 'states',
          hasMany: true,
          admin: { allowCreate: false, allowEdit: false },
        },
        {
          name: 'languages',
          type: 'select',
          hasMany: true,
          enumName: 'routing_language',
          options: languageOptions,
          admin: { description: 'Empty: every language.' },
        },
      ],
    },
    {
      name: 'target',
      type: 'select',
      label: 'Goes to',
      required: true,
      defaultValue: 'owners',
      enumName: 'routing_target',
      options: [
        { value: 'owners', label: 'Colleagues, in turn' },
        { value: 'dealers', label: 'Dealers named here, in turn' },
        {
          value: 'chosenDealer',
          label: 'The dealer whom the visitor chose for a test ride',
        },
      ],
    },
    {
      name: 'owners',
      type: 'relationship',
      relationTo: 'staff',
      label: 'Colleagues',
      hasMany: true,
      filterOptions: { role: { in: deskRoles } },
      admin: {
        allowCreate: false,
        allowEdit: false,
        condition: goesTo('owners'),
        description:
          'They get leads in this order. The rule skips a colleague who is deactivated or on leave.',
      },
    },
    {
      name: 'dealers',
      type: 'relationship',
      relationTo: 'dealers',
      hasMany: true,
      admin: {
        allowCreate: false,
        allowEdit: false,
        condition: goesTo('dealers'),
        description:
          'They get leads in this order, by mail, with a link to take the lead or give it back. A test ride goes only to the dealer whom the visitor chose, even without a rule.',
      },
    },
  ],
};
