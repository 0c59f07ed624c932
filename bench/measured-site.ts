import { withFreshProduct } from '../scripts/fresh-product.ts';

/** Measures the site that BASE_URL names, else a fresh product with nothing but its sample content. */
export const withMeasuredSite = async (measure: (url: string) => Promise<void>): Promise<void> => {
  const given = process.env.BASE_URL;
  if (given) await measure(given);
  else await withFreshProduct(({ environment }) => measure(environment.PUBLIC_URL));
};
