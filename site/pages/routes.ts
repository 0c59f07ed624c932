import type { Page, RouteTable } from './page.ts';
import { paths, type RouteName } from './paths.ts';

const route = (
  module: string,
  screen: RouteName,
  load: () => Promise<{ page: Page }>,
  params: Readonly<Record<string, string>> = {},
) => ({ name: module, path: paths[screen], load, params });

const product = (screen: RouteName, key: string) =>
  route('product', screen, () => import('./product/product.page.tsx'), { product: key });

/** Which module draws which screen of the table of paths; a screen without a line here answers Page Not Found. */
export const routes: RouteTable = {
  routes: [
    route('home', 'Home', () => import('./home/home.page.tsx')),
    product('ProductMillo', 'millo'),
    product('ProductMastee', 'mastee'),
    product('ProductMajor', 'major'),
    product('ProductManzil', 'manzil'),
    product('ProductMarvel', 'marvel'),
    product('ProductMarvelPro', 'marvelpro'),
    product('ProductMighty', 'mighty'),
  ],
  notFound: { name: 'not-found', path: '', load: () => import('./not-found/not-found.page.tsx') },
};
