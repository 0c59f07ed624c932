import type { CollectionConfig } from 'payload';
import { contentAccess } from '../access/content-access.ts';
import { translationReadyField } from '../fields/translation-ready.ts';
import { raiseRevision } from '../hooks/raise-revision.ts';
import { assumptionDateFields } from './assumptions/assumption-dates.ts';
import { assumptionKeyField } from './assumptions/assumption-key.ts';
import { assumptionSourceField } from './assumptions/assumption-source.ts';
import { assumptionValueFields } from './assumptions/assumption-value.ts';
import { forgetGoing, keepKeyOfLast, keepLastOfKey } from './assumptions/keep-last-of-key.ts';

/** The initial values of the calculator, each with its unit, range, source and dates. */
export const Assumptions: CollectionConfig = {
  slug: 'assumptions',
  access: contentAccess,
  hooks: {
    beforeChange: [keepKeyOfLast],
    afterChange: [forgetGoing, ...raiseRevision.afterChange],
    beforeDelete: [keepLastOfKey],
    afterDelete: [forgetGoing, ...raiseRevision.afterDelete],
  },
  orderable: true,
  defaultSort: '_order',
  admin: {
    group: 'Vehicles',
    useAsTitle: 'name',
    defaultColumns: ['name', 'key', 'value', 'place', 'asOf', 'reviewBy'],
    description:
      'The values with which the savings calculator starts. Visitors see each value with its source and date.',
  },
  fields: [
    assumptionKeyField(),
    {
      name: 'name',
      type: 'text',
      localized: true,
      required: true,
      admin: { description: 'As visitors read it, without the place, e.g. Diesel.' },
    },
    assumptionValueFields,
    {
      name: 'place',
      type: 'text',
      localized: true,
      admin: { description: 'The place for which the value is true, e.g. Ahmedabad. Empty: India.' },
    },
    {
      name: 'isEstimate',
      type: 'checkbox',
      label: 'Estimate',
      defaultValue: false,
      admin: { description: 'No trustworthy source was found. Visitors can read this.' },
    },
    assumptionSourceField,
    assumptionDateFields,
    {
      name: 'note',
      type: 'textarea',
      localized: true,
      admin: { description: 'What a reader must know to use the value, e.g. that a tariff is old.' },
    },
    translationReadyField(),
  ],
};
