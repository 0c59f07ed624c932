import type { ArrayField, Field } from 'payload';
import { refuseSameKey } from './refuse-same-key.ts';
import { units } from './units.ts';

const keyPattern = /^[a-z][a-zA-Z0-9]*$/;

/** The short name by which pages and comparisons point to a figure, e.g. "certifiedRange". */
const figureKeyField: Field = {
  name: 'key',
  type: 'text',
  required: true,
  validate: (value: unknown) =>
    (typeof value === 'string' && keyPattern.test(value)) ||
    'Start with a small letter; letters and digits only.',
  admin: { description: 'Short name, e.g. certifiedRange. Other places point to the figure by it.' },
};

/** Checks that a figure has a number, a text, or both, and that the numbers of a range are in order. */
export const validateFigure = (figure: unknown): true | string => {
  if (typeof figure !== 'object' || figure === null) return true;
  const { min, max, text } = figure as { min?: unknown; max?: unknown; text?: unknown };
  if (typeof min !== 'number' && !text) return 'Give a number or a text.';
  if (typeof max === 'number' && typeof min !== 'number') return 'Give the lower number as well.';
  if (typeof max === 'number' && typeof min === 'number' && max <= min)
    return 'The upper number must be larger.';
  return true;
};

const numberFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'min',
        type: 'number',
        label: 'Number',
        admin: {
          description: 'Only the number, e.g. 120000, never 1.20 lakh. In a range, the lower number.',
          width: '34%',
        },
        validate: (_value: unknown, { siblingData }: { siblingData: unknown }) => validateFigure(siblingData),
      },
      {
        name: 'max',
        type: 'number',
        label: 'Upper number',
        admin: { description: 'Only for a range such as 8 to 10.', width: '33%' },
      },
      {
        name: 'unit',
        type: 'select',
        enumName: 'figure_unit',
        interfaceName: 'Unit',
        options: [...units],
        admin: { width: '33%' },
      },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'qualifier',
        type: 'select',
        enumName: 'figure_qualifier',
        options: ['about', 'over', 'up to'],
        admin: { description: 'This text stands before the number.', width: '34%' },
      },
      {
        name: 'notation',
        type: 'select',
        enumName: 'figure_notation',
        options: ['lakh', 'crore'],
        admin: { description: '120000 in lakh is shown as 1.20 lakh.', width: '33%' },
      },
      {
        name: 'decimals',
        type: 'number',
        min: 0,
        max: 3,
        admin: {
          description: 'The number of digits after the point. Empty: as many as the number has.',
          width: '33%',
        },
      },
    ],
  },
];

/** The fields of one figure: number or range, unit, condition. A range is `min` to `max`; a single number is `min`. */
export const figureFields: Field[] = [
  figureKeyField,
  {
    name: 'label',
    type: 'text',
    localized: true,
    required: true,
    admin: { description: 'What is measured, e.g. Certified range.' },
  },
  ...numberFields,
  {
    name: 'text',
    type: 'text',
    localized: true,
    admin: {
      description:
        'For a value that is not a number ("Mechanical drum, front 130 mm, rear 160 mm"), or for words after the number ("+ 1 driver + 40 kg luggage").',
    },
  },
  {
    name: 'condition',
    type: 'text',
    localized: true,
    required: true,
    admin: { description: 'What the figure depends on, e.g. certified, typical, per year against diesel.' },
  },
];

/** Figures outside a vehicle. */
export const figuresField = (name: string, label: string, description: string): ArrayField => ({
  name,
  type: 'array',
  label,
  interfaceName: 'Figures',
  labels: { singular: 'figure', plural: 'figures' },
  validate: refuseSameKey('key'),
  fields: figureFields,
  admin: { description, initCollapsed: true },
});
