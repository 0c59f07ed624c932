import type { NumberField } from 'payload';

/**
 * Place in a list as it was before lists were ordered by dragging. Read once, by the migration that gave every row its
 * place; the version after next drops it.
 */
export const orderField = (): NumberField => ({
  name: 'order',
  type: 'number',
  required: true,
  defaultValue: 100,
  index: true,
  admin: { hidden: true },
});
