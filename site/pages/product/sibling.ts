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

type Group = { products: { key: string; called: string }[] };

/**
 * The vehicle to compare another with, out of those in the menu: the known one, or for a newer vehicle another of its
 * group; undefined where there is none.
 */
export const findSibling = (
  key: string,
  menu: readonly Group[],
): { key: string; called: string } | undefined => {
  const wanted = new Map<string, string>(Object.entries(siblings)).get(key);
  if (wanted) return menu.flatMap(({ products }) => products).find((product) => product.key === wanted);
  const group = menu.find(({ products }) => products.some((product) => product.key === key));
  return group?.products.find((product) => product.key !== key);
};
