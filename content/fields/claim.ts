import type { GroupField } from 'payload';
import { validateClaimInputs } from '../claims/validate-claim.ts';

/** What a figure claims, and the inputs under which the claim is true. Every save calculates it again to check it. */
export const claimField: GroupField = {
  name: 'claim',
  type: 'group',
  interfaceName: 'FigureClaim',
  admin: {
    description:
      'Only for savings and costs. Visitors see the inputs, with a link that opens the calculator with them.',
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
          'The part after “?” in the address of the calculator: vehicle=major&against=diesel&km=115&days=300&…',
        condition: (_data, { result, inputs }) => Boolean(result || inputs),
      },
    },
    {
      name: 'secondCharge',
      type: 'checkbox',
      defaultValue: false,
      label: 'Needs a second charge',
      admin: {
        description:
          'Tick this if the kilometres a day are more than the typical range. Visitors can read it.',
        condition: (_data, { result }) => Boolean(result),
      },
    },
  ],
};
