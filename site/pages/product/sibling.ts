import type { ProductKey } from '@ev-site/contract/paths.ts';

/** The vehicle that a buyer weighs against each: of the same work, or next to it in size. */
const siblings: Record<ProductKey, ProductKey> = {
  millo: 'mastee',
  mastee: 'millo',
  major: 'manzil',
  manzil: 'major',
  marvel: 'marvelpro',
  marvelpro: 'mighty',
  mighty: 'marvelpro',
};

type Line = { products: { key: string; called: string }[] };

/**
 * The vehicle to compare another with, out of those in the menu: the known one, or for a newer vehicle another of its
 * line; undefined where there is none.
 */
export const findSibling = (
  key: string,
  lines: readonly Line[],
): { key: string; called: string } | undefined => {
  const wanted = new Map<string, string>(Object.entries(siblings)).get(key);
  if (wanted) return lines.flatMap(({ products }) => products).find((product) => product.key === wanted);
  const line = lines.find(({ products }) => products.some((product) => product.key === key));
  return line?.products.find((product) => product.key !== key);
};
