import type { Product } from '@ev-site/content/payload-types.ts';

type StoredFigures = NonNullable<Product['figures']>;

/** A stored figure as numbers, both equal when it is a single number; null where it is not published in this unit. */
export const readNumber = (
  figures: StoredFigures,
  key: string,
  unit: StoredFigures[number]['unit'],
): { from: number; to: number } | null => {
  const found = figures.find((figure) => figure.key === key);
  return typeof found?.min === 'number' && found.unit === unit
    ? { from: found.min, to: found.max ?? found.min }
    : null;
};
