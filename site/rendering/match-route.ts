import { createPathMatcher } from '@ev-site/contract/match-path.ts';
import type { Route, RouteTable } from '../page/page.ts';

/** A route that matches a path, with the values of its parameters. */
export interface RouteMatch {
  route: Route;
  params: Readonly<Record<string, string>>;
}

/**
 * Creates the matcher of a route table for decoded, canonical paths. It returns all matching routes in the order of the
 * table; a route without parameters is always the only match.
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
