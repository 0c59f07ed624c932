import type { DateField, GroupField, TextField } from 'payload';
import { dayField } from '../../fields/day.ts';
import { validateFigureKeys } from '../../fields/figure-keys.ts';

const sourceField = (name: string, label: string): TextField => ({
  name,
  type: 'text',
  localized: true,
  label,
  admin: { description: 'Empty: visitors read “not published”.', width: '50%' },
});

/** Checks the date of a rival's figures: nobody can check a source without a date. */
const validateSourceDate = (value: unknown, source: unknown): true | string =>
  Boolean(value) || !source || 'Give the date of the source as well.';

const sourceDateField = (name: string, source: string, label: string): DateField =>
  dayField(name, label, {
    width: '50%',
    check: (value, { siblingData }) =>
      validateSourceDate(value, (siblingData as Record<string, unknown>)[source]),
  });

/** Comparison with two rivals. Our own column is read from the vehicle's figures, so it cannot differ from them. */
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
      admin: { description: 'The sources of the rivals’ figures, and their dates.' },
    },
    {
      type: 'row',
      fields: [
        { name: 'rival1', type: 'text', localized: true, label: 'First rival', admin: { width: '50%' } },
        { name: 'rival2', type: 'text', localized: true, label: 'Second rival', admin: { width: '50%' } },
      ],
    },
    {
      type: 'row',
      fields: [
        sourceField('rival1Source', 'Source of the first rival’s figures'),
        sourceField('rival2Source', 'Source of the second rival’s figures'),
      ],
    },
    {
      type: 'row',
      fields: [
        sourceDateField('rival1AsOf', 'rival1Source', 'Date of the first source'),
        sourceDateField('rival2AsOf', 'rival2Source', 'Date of the second source'),
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
          admin: { description: 'The key of our figure. The comparison uses its label, number and unit.' },
        },
        {
          type: 'row',
          fields: [
            {
              name: 'rival1Number',
              type: 'number',
              label: 'Number of the first rival',
              admin: { width: '50%' },
            },
            {
              name: 'rival2Number',
              type: 'number',
              label: 'Number of the second rival',
              admin: { width: '50%' },
            },
          ],
        },
        {
          type: 'row',
          fields: [
            {
              name: 'rival1Text',
              type: 'text',
              label: 'Text of the first rival',
              localized: true,
              admin: { width: '50%', description: 'For a value that is not a number.' },
            },
            {
              name: 'rival2Text',
              type: 'text',
              label: 'Text of the second rival',
              localized: true,
              admin: { width: '50%', description: 'For a value that is not a number.' },
            },
          ],
        },
      ],
    },
  ],
};
