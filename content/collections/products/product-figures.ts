import type { ArrayField } from 'payload';
import { claimField } from '../../fields/claim.ts';
import { figureFields } from '../../fields/figures.ts';
import { refuseSameKey } from '../../fields/refuse-same-key.ts';

const groups = [
  { value: 'claims', label: 'Claims (savings, cost)' },
  { value: 'capacity', label: 'Capacity' },
  { value: 'dimensions', label: 'Dimensions and weights' },
  { value: 'performance', label: 'Performance' },
  { value: 'battery', label: 'Battery and charging' },
  { value: 'motor', label: 'Motor and drive' },
  { value: 'chassis', label: 'Chassis and brakes' },
  { value: 'equipment', label: 'Equipment' },
  { value: 'warranty', label: 'Warranty' },
];

/** Every figure of a vehicle, once. Highlights, variants, specification and comparison refer to it by its key. */
export const productFigures: ArrayField = {
  name: 'figures',
  type: 'array',
  interfaceName: 'ProductFigures',
  labels: { singular: 'figure', plural: 'figures' },
  validate: refuseSameKey('key'),
  admin: {
    description:
      'Write every figure of the vehicle here, once. Highlights, choices, the specification table and the comparison point to the figure by its key.',
    initCollapsed: true,
  },
  fields: [
    ...figureFields,
    { name: 'group', type: 'select', required: true, enumName: 'figure_group', options: groups },
    {
      name: 'inSpecification',
      type: 'checkbox',
      defaultValue: true,
      admin: { description: 'A row of the specification table.' },
    },
    {
      name: 'note',
      type: 'text',
      localized: true,
      admin: {
        description:
          'A note with an asterisk. For a claim it stands beside the claim, for another figure below the table. E.g. what the saving does not include.',
      },
    },
    claimField,
  ],
};
