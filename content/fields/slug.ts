import type { TextField } from 'payload';

const pattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A name in small letters, digits and single hyphens, as it stands in an address. */
export const slugField = (name: string, description: string, extra: Partial<TextField> = {}): TextField =>
  ({
    name,
    type: 'text',
    required: true,
    validate: (value: unknown) =>
      (typeof value === 'string' && pattern.test(value)) || 'Use small letters, digits and single hyphens.',
    ...extra,
    admin: { description, ...extra.admin },
  }) as TextField;
