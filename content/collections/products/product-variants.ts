import type { ArrayField } from 'payload';
import { figureKeysField } from '../../fields/figure-keys.ts';
import { picturesField, turntableField } from '../../fields/picture.ts';
import { refuseSameKey } from '../../fields/refuse-same-key.ts';
import { slugField } from '../../fields/slug.ts';

/** The variants of a vehicle, each with its own carousel: bodies (cargo) or colours (passenger). */
export const productVariants: ArrayField = {
  name: 'variants',
  type: 'array',
  interfaceName: 'ProductVariants',
  labels: { singular: 'choice', plural: 'choices' },
  validate: refuseSameKey('key'),
  admin: {
    description:
      'Bodies or colours to choose from. The page opens with the first. If there is none, the page shows the pictures above.',
    initCollapsed: true,
  },
  fields: [
    slugField('key', 'Short name, e.g. full-body or yellow.'),
    {
      name: 'label',
      type: 'text',
      localized: true,
      required: true,
      admin: { description: 'e.g. Full Body Cargo, or Yellow.' },
    },
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: [
        { value: 'body', label: 'Body' },
        { value: 'colour', label: 'Colour' },
      ],
    },
    {
      name: 'swatch',
      type: 'text',
      validate: (value: unknown) =>
        !value || /^#[0-9a-f]{6}$/.test(String(value)) || 'Write a colour in small letters, such as #f5b400.',
      admin: {
        description: 'Colour of the swatch, e.g. #f5b400.',
        condition: (_data, siblingData) => siblingData.kind === 'colour',
      },
    },
    {
      name: 'inquiryLabel',
      type: 'text',
      required: true,
      admin: { description: 'The name of this choice in an enquiry.' },
    },
    picturesField('pictures', { required: true }),
    turntableField,
    figureKeysField(
      'figureKeys',
      'Keys of the figures shown with this choice, e.g. savings and its delivery box.',
    ),
  ],
};
