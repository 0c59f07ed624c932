import type { GroupField } from 'payload';
import { validateClaimInputs } from '../claims/validate-claim.ts';

/** What a figure claims, and the inputs under which the claim is true. Every save calculates it again to check it. */
export const claimField: GroupField = {
  name: 'claim',
  type: 'group',
  interfaceName: 'FigureClaim',
  admin: {
    description:
      'For savings and cost alone. Visitors see the inputs and come to the calculator filled with them.',
  },
  fields: [
    {
      name: 'result',
      type: 'select',
      enumName: 'claim_result',
      label: 'What it claims',
      options: [
        { value: 'runningSavingPerYear', label: 'Saving on running cost, ₹ a year' },
        { value: 'maintenancePaisePerKm', label: 'Maintenance, paise a km' },
      ],
    },
    {
      name: 'inputs',
      type: 'text',
      label: 'Its inputs',
      validate: validateClaimInputs,
      admin: {
        description:
          'What stands behind “?” in the address of the calculator: vehicle=major&against=diesel&km=115&days=300&…',
        condition: (_data, { result, inputs }) => Boolean(result || inputs),
      },
    },
    {
      name: 'secondCharge',
      type: 'checkbox',
      defaultValue: false,
      label: 'Needs a second charge',
      admin: {
        description: 'The kilometres a day lie beyond the typical range; visitors are told.',
        condition: (_data, { result }) => Boolean(result),
      },
    },
  ],
};
