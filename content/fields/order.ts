import type { NumberField } from 'payload';

/** Place in a list: small numbers come first. */
export const orderField = (): NumberField => ({
  name: 'order',
  type: 'number',
  required: true,
  defaultValue: 100,
  index: true,
  admin: { position: 'sidebar', description: 'Small numbers come first.' },
});
