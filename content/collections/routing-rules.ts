import { leadKinds } from '@ev-site/contract/forms/kinds.ts';
import type { CollectionConfig } from 'payload';
import { canWorkLeads, deskRoles, hiddenFromOthers } from '../access/lead-access.ts';
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
    hidden: hiddenFromOthers,
    defaultColumns: ['name', 'isOn', 'kinds', 'target', 'standing'],
    description:
      'A new lead goes by the first rule whose conditions it meets, from the top; drag them into their order. What no rule takes is nobody’s until a colleague takes it.',
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: 80,
      admin: { description: 'Stands in the log of each lead.' },
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
          admin: { allowCreate: false, allowEdit: false, description: 'Empty: whatever vehicle, or none.' },
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
        description: 'In the order of their turns. Who is deactivated or on leave is passed over.',
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
          'In the order of their turns. They get the lead by mail, with a link to take it or give it back. Of dealers a test ride goes to the one whom the visitor chose alone; he gets it without a rule too.',
      },
    },
  ],
};
