import { createPathMatcher } from '@ev-site/contract/match-path.ts';
import type { Route, RouteTable } from '../page/page.ts';

/** A route that answers a path, with the values of its parameters. */
export interface RouteMatch {
  route: Route;
  params: Readonly<Record<string, string>>;
}

/**
 * Makes the table's matcher for decoded, canonical paths: what may answer a path, in the order of the table. A route
 * without parameters answers alone.
 */
export const createMatcher = (table: RouteTable) => {
  const fixed = new Map(
    table.routes
      .filter(({ path }) => !path.includes(':'))
      .map((route) => [route.path, [{ route, params: route.params ?? {} }]]),
  );
  const open = table.routes
    .filter(({ path }) => path.includes(':'))
    .map((route) => ({ route, read: createPathMatcher(route.path) }));
  return (path: string): RouteMatch[] =>
    fixed.get(path) ??
    open.flatMap(({ route, read }) => {
      const params = read(path);
      return params ? { route, params: { ...route.params, ...params } } : [];
    });
};
