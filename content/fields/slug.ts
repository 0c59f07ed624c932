import type { TextField } from 'payload';

const pattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Checks a name as it stands in an address. @returns true, or what is wrong in the words of the studio. */
export const validateSlug = (value: unknown): true | string =>
  (typeof value === 'string' && pattern.test(value)) || 'Use small letters, digits and single hyphens.';

/** A name in small letters, digits and single hyphens, as it stands in an address. */
export const slugField = (name: string, description: string, extra: Partial<TextField> = {}): TextField =>
  ({
    name,
    type: 'text',
    required: true,
    validate: validateSlug,
    ...extra,
    admin: { description, ...extra.admin },
  }) as TextField;
