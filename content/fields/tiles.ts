import type { ArrayField, Field, NumberFieldSingleValidation } from 'payload';
import { iconField } from './icon.ts';

const inPercent: NumberFieldSingleValidation = (value, { siblingData }) => {
  const { spotX, spotY } = siblingData as { spotX?: number | null; spotY?: number | null };
  if ((spotX ?? null) === null && (spotY ?? null) === null) return true;
  if (value === null || value === undefined)
    return 'Fill both places, from the left and from the top, or neither.';
  return (value >= 0 && value <= 100) || 'Give a place from 0 to 100 per cent.';
};

const spotField = (name: 'spotX' | 'spotY', label: string): Field => ({
  name,
  type: 'number',
  label,
  min: 0,
  max: 100,
  validate: inPercent,
  admin: { width: '50%', step: 0.5 },
});

const spotFields: Field = {
  type: 'row',
  fields: [
    spotField('spotX', 'Number on the picture: per cent from the left'),
    spotField('spotY', 'Number on the picture: per cent from the top'),
  ],
};

/** Short texts with titles, shown side by side. With `placed`, each can have a number on a picture. */
export const tilesField = (name: string, label: string, description: string, placed = false): ArrayField => ({
  name,
  type: 'array',
  label,
  interfaceName: placed ? 'PlacedTiles' : 'Tiles',
  labels: { singular: 'tile', plural: 'tiles' },
  fields: [
    { name: 'title', type: 'text', localized: true, required: true },
    { name: 'text', type: 'textarea', localized: true },
    iconField(),
    ...(placed ? [spotFields] : []),
  ],
  admin: { description, initCollapsed: true },
});
