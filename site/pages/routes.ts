import type { Page, RouteTable } from './page.ts';
import { paths, type RouteName } from './paths.ts';

const route = (
  module: string,
  screen: RouteName,
  load: () => Promise<{ page: Page }>,
  params: Readonly<Record<string, string>> = {},
) => ({ name: module, path: paths[screen], load, params });

/** Which module draws which screen of the table of paths; a screen without a line here answers Page Not Found. */
export const routes: RouteTable = {
  routes: [route('home', 'Home', () => import('./home/home.page.tsx'))],
  notFound: { name: 'not-found', path: '', load: () => import('./not-found/not-found.page.tsx') },
};
