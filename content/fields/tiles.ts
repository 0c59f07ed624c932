import type { ArrayField } from 'payload';
import { iconField } from './icon.ts';

/** Short titled texts, shown side by side. */
export const tilesField = (name: string, label: string, description: string): ArrayField => ({
  name,
  type: 'array',
  label,
  interfaceName: 'Tiles',
  labels: { singular: 'tile', plural: 'tiles' },
  fields: [
    { name: 'title', type: 'text', localized: true, required: true },
    { name: 'text', type: 'textarea', localized: true },
    iconField(),
  ],
  admin: { description, initCollapsed: true },
});
