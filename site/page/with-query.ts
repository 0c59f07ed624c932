import type { AskedQuery } from './page.ts';

/** The address of a path that is asked something; the path alone where nothing is asked. */
export const withQuery = (path: string, query: AskedQuery): string => {
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
};
