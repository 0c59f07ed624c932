import { type RouteName, screenOfProduct } from '@ev-site/contract/paths.ts';
import type { Locale } from '../../page/locale.ts';

/** Name of the screen and path of a product's page. */
export const toScreen = (
  key: string,
  { pathToProduct }: Pick<Locale, 'pathToProduct'>,
): { name: RouteName; path: string } => ({ name: screenOfProduct(key), path: pathToProduct(key) });
