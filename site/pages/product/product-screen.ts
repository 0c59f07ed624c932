import { pathTo, type RouteName, screenOfProduct } from '@ev-site/contract/paths.ts';

/** Name of the screen and path of a product's page. Home stands in for a product that has none. */
export const toScreen = (key: string): { name: RouteName; path: string } => {
  const name = screenOfProduct(key) ?? 'Home';
  return { name, path: pathTo(name) };
};
