import { readPath } from '@ev-site/contract/canonical-path.ts';

/** What a request asks for, read from its raw URL. */
export type Address =
  /** The URL cannot be parsed: wrong escapes, control characters, no path, or too long. */
  | { kind: 'bad' }
  /** The URL can be parsed, but no page of this site ever has such a path. */
  | { kind: 'unknown'; path: string }
  /**
   * `path` is the canonical spelling, `queryText` is everything after the first question mark. `canonical` says
   * whether the request already used the canonical spelling.
   */
  | { kind: 'page'; path: string; queryText: string; canonical: boolean };

const longest = 2000;

/** Parses a request's raw URL. The path is decoded, lower case, with single slashes and no trailing slash. */
export const readAddress = (url: string): Address => {
  if (url.length > longest || !url.startsWith('/')) return { kind: 'bad' };
  const [raw = '', ...rest] = url.split('?');
  const read = readPath(raw);
  if (read.kind !== 'page') return read;
  return { ...read, queryText: rest.join('?'), canonical: read.path === raw };
};
