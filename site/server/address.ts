import { readPath } from '@ev-site/contract/canonical-path.ts';

/** What a request asks for, read from its raw URL. */
export type Address =
  /** Cannot be read at all: wrong escapes, control characters, no path, too long. */
  | { kind: 'bad' }
  /** Readable, but no page of ours is ever spelt so. */
  | { kind: 'unknown'; path: string }
  /**
   * `path` is the one right spelling, `queryText` all after the first question mark; `canonical` says whether the
   * request already used it.
   */
  | { kind: 'page'; path: string; queryText: string; canonical: boolean };

const longest = 2000;

/** Reads a request's raw URL: decoded, lower case, single slashes, none at the end. */
export const readAddress = (url: string): Address => {
  if (url.length > longest || !url.startsWith('/')) return { kind: 'bad' };
  const [raw = '', ...rest] = url.split('?');
  const read = readPath(raw);
  if (read.kind !== 'page') return read;
  return { ...read, queryText: rest.join('?'), canonical: read.path === raw };
};
