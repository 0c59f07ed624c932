import type { ProductKey } from '@ev-site/contract/paths.ts';

/** For each vehicle, the one that buyers compare it with: it does the same work, or is next to it in size. */
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
 * The vehicle from the menu to compare another one with: the fixed sibling or, for a newer vehicle and where
 * the sibling is not published, another one of its line. Undefined if there is none.
 */
export const findSibling = (
  key: string,
  lines: readonly Line[],
): { key: string; called: string } | undefined => {
  const wanted = new Map<string, string>(Object.entries(siblings)).get(key);
  const sibling = lines.flatMap(({ products }) => products).find((product) => product.key === wanted);
  if (sibling) return sibling;
  const line = lines.find(({ products }) => products.some((product) => product.key === key));
  return line?.products.find((product) => product.key !== key);
};
