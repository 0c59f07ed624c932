import type { TextField } from 'payload';
import { toFreeName } from './free-copy.ts';

const pattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Checks a slug. @returns true, or what is wrong, in words for staff. */
export const validateSlug = (value: unknown): true | string =>
  (typeof value === 'string' && pattern.test(value)) || 'Use small letters, digits and single hyphens.';

/** A free slug for a copy: "expo-2024-copy", then "expo-2024-copy-2" and so on. */
const toFreeSlug = toFreeName((slug) =>
  Array.from({ length: 25 }, (_, index) => `${slug}-copy${index === 0 ? '' : `-${index + 1}`}`),
);

/** A slug: small letters, digits and single hyphens, for use in an address. */
export const slugField = (name: string, description: string, extra: Partial<TextField> = {}): TextField => ({
  name,
  type: 'text',
  required: true,
  validate: validateSlug,
  ...(extra.unique && { hooks: { beforeDuplicate: [toFreeSlug] } }),
  ...extra,
  admin: { description, ...extra.admin },
});
