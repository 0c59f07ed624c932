import type { AskedQuery } from './page.ts';

/** Adds a query to a path, which may have one; an empty query gives the path alone. */
export const withQuery = (path: string, query: AskedQuery): string => {
  const search = new URLSearchParams(query).toString();
  return search ? `${path}${path.includes('?') ? '&' : '?'}${search}` : path;
};
