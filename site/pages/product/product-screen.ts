import { type RouteName, screenOfProduct } from '@ev-site/contract/paths.ts';
import type { Locale } from '../../page/locale.ts';

/** Name of the screen and path of a product's page. Home stands in for a product that has none. */
export const toScreen = (
  key: string,
  { pathTo }: Pick<Locale, 'pathTo'>,
): { name: RouteName; path: string } => {
  const name = screenOfProduct(key) ?? 'Home';
  return { name, path: pathTo(name) };
};
