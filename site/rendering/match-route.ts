import type { Route, RouteTable } from '../page/page.ts';

/** A route that answers a path, with the values of its parameters. */
export interface RouteMatch {
  route: Route;
  params: Readonly<Record<string, string>>;
}

const toParams = (pattern: readonly string[], parts: readonly string[]) => {
  if (pattern.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const part = parts[index] ?? '';
    if (expected.startsWith(':')) params[expected.slice(1)] = part;
    else if (expected !== part) return undefined;
  }
  return params;
};

/** Makes the table's matcher for decoded, canonical paths. A route without parameters wins over one with. */
export const createMatcher = (table: RouteTable) => {
  const fixed = new Map(
    table.routes.filter(({ path }) => !path.includes(':')).map((route) => [route.path, route]),
  );
  const open = table.routes
    .filter(({ path }) => path.includes(':'))
    .map((route) => ({ route, pattern: route.path.split('/') }));
  return (path: string): RouteMatch | undefined => {
    const route = fixed.get(path);
    if (route) return { route, params: route.params ?? {} };
    const parts = path.split('/');
    for (const { route, pattern } of open) {
      const params = toParams(pattern, parts);
      if (params) return { route, params: { ...route.params, ...params } };
    }
    return undefined;
  };
};
