import type { Route, RouteTable } from '../page/page.ts';

/** A route that answers a path, with the values of its parameters. */
export interface RouteMatch {
  route: Route;
  params: Readonly<Record<string, string>>;
}

/** One part of a pattern: fixed letters, then the name of what follows them, if anything does. */
const toPart = (part: string) => {
  const [fixed = '', name] = part.split(':');
  return { fixed, name };
};

const toParams = (pattern: readonly ReturnType<typeof toPart>[], parts: readonly string[]) => {
  if (pattern.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, { fixed, name }] of pattern.entries()) {
    const part = parts[index] ?? '';
    if (name === undefined ? part !== fixed : !part.startsWith(fixed) || part === fixed) return undefined;
    if (name !== undefined) params[name] = part.slice(fixed.length);
  }
  return params;
};

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
    .map((route) => ({ route, pattern: route.path.split('/').map(toPart) }));
  return (path: string): RouteMatch[] => {
    const parts = path.split('/');
    return (
      fixed.get(path) ??
      open.flatMap(({ route, pattern }) => {
        const params = toParams(pattern, parts);
        return params ? { route, params: { ...route.params, ...params } } : [];
      })
    );
  };
};
