import type { Field } from 'payload';
import { tilesField } from '../../fields/tiles.ts';

/** The sections of tiles on a vehicle's page. An empty section is not shown. */
export const productSections: Field[] = [
  tilesField('customerRequirements', 'Customer requirements', 'What customers ask for.'),
  tilesField('solutions', 'Our solutions', 'How the vehicle meets these requirements.'),
  {
    name: 'innovationsHeading',
    type: 'text',
    localized: true,
    admin: { description: 'e.g. Product innovation: body ergonomics.' },
  },
  tilesField(
    'innovations',
    'Product innovation',
    'What is new in the vehicle. Innovations with a place on the innovation picture have a number there. Put these first.',
    true,
  ),
  tilesField('segmentNeeds', 'Customers looking for', 'Target segmentation: needs of the customers.'),
  {
    name: 'endUsers',
    type: 'array',
    interfaceName: 'EndUsers',
    labels: { singular: 'group of end users', plural: 'end users' },
    admin: { description: 'Target segmentation: who drives it.', initCollapsed: true },
    fields: [
      { name: 'text', type: 'text', localized: true, required: true },
      {
        type: 'row',
        fields: [
          { name: 'ageFrom', type: 'number', min: 16, max: 100, admin: { width: '50%' } },
          { name: 'ageTo', type: 'number', min: 16, max: 100, admin: { width: '50%' } },
        ],
      },
    ],
  },
  tilesField('targetCustomers', 'Target customers', 'Segments that buy it.'),
  {
    name: 'accessories',
    type: 'array',
    interfaceName: 'Accessories',
    labels: { singular: 'accessory', plural: 'accessories' },
    admin: { initCollapsed: true },
    fields: [{ name: 'name', type: 'text', localized: true, required: true }],
  },
];
