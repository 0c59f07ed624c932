import type { TextField } from 'payload';

const listFigureKeys = (data: unknown): string[] => {
  // A form of the studio has 0 in place of an empty list.
  const figures = (data as { figures?: { key?: string }[] | number } | undefined)?.figures;
  return Array.isArray(figures) ? figures.flatMap(({ key }) => (key ? [key] : [])) : [];
};

/**
 * Checks that every key names a figure of the same vehicle.
 * @param value one key, or several
 * @param data the whole vehicle, with its `figures`
 */
export const validateFigureKeys = (value: unknown, data: unknown): true | string => {
  const known = listFigureKeys(data);
  const asked = Array.isArray(value) ? value : value ? [value] : [];
  const unknown = asked.filter((key) => !known.includes(String(key)));
  return unknown.length === 0 || `No figure of this vehicle has the key ${unknown.join(', ')}.`;
};

/** Points to figures of the same vehicle by their keys. */
export const figureKeysField = (
  name: string,
  description: string,
  extra: Partial<TextField> = {},
): TextField =>
  ({
    name,
    type: 'text',
    hasMany: true,
    ...extra,
    validate: (value: unknown, { data }: { data: unknown }) => validateFigureKeys(value, data),
    admin: { description },
  }) as TextField;
