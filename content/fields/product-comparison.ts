import type { GroupField } from 'payload';
import { validateFigureKeys } from './figure-keys.ts';

/** Comparison with two rivals. Our own column is read from the figures, so it cannot differ from them. */
export const productComparison: GroupField = {
  name: 'comparison',
  type: 'group',
  interfaceName: 'ProductComparison',
  fields: [
    { name: 'heading', type: 'text', localized: true },
    {
      name: 'note',
      type: 'textarea',
      localized: true,
      admin: { description: 'Where the rivals’ figures come from and of which date.' },
    },
    {
      type: 'row',
      fields: [
        { name: 'rival1', type: 'text', localized: true, label: 'First rival', admin: { width: '50%' } },
        { name: 'rival2', type: 'text', localized: true, label: 'Second rival', admin: { width: '50%' } },
      ],
    },
    {
      name: 'rows',
      type: 'array',
      labels: { singular: 'row', plural: 'rows' },
      admin: { initCollapsed: true },
      fields: [
        {
          name: 'figureKey',
          type: 'text',
          required: true,
          validate: (value: unknown, { data }: { data: unknown }) => validateFigureKeys(value, data),
          admin: { description: 'Key of our figure; its label, number and unit are used.' },
        },
        {
          type: 'row',
          fields: [
            { name: 'rival1Number', type: 'number', admin: { width: '50%' } },
            { name: 'rival2Number', type: 'number', admin: { width: '50%' } },
          ],
        },
        {
          type: 'row',
          fields: [
            {
              name: 'rival1Text',
              type: 'text',
              localized: true,
              admin: { width: '50%', description: 'For what is no number.' },
            },
            {
              name: 'rival2Text',
              type: 'text',
              localized: true,
              admin: { width: '50%', description: 'For what is no number.' },
            },
          ],
        },
      ],
    },
  ],
};
