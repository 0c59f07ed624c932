/** What a request asks for, read from its raw URL. */
export type Address =
  /** Cannot be read at all: wrong escapes, control characters, no path, too long. */
  | { kind: 'bad' }
  /** Readable, but no page of ours is ever spelt so. */
  | { kind: 'unknown' }
  /** `path` is the one right spelling, `queryText` all after the first question mark; `canonical` says whether the request already used it. */
  | { kind: 'page'; path: string; queryText: string; canonical: boolean };

const longest = 2000;

// Paths are made of slugs and ids, so nothing in them ever needs escaping.
const pagePath = /^\/(?:[a-z0-9._~-]+(?:\/[a-z0-9._~-]+)*)?$/;
const onlyDots = /(?:^|\/)\.+(?:\/|$)/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
const neverInPath = /[\u0000-\u001f\u007f\\]/;

const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** Reads a request's raw URL: decoded, lower case, single slashes, none at the end. */
export const readAddress = (url: string): Address => {
  if (url.length > longest || !url.startsWith('/')) return { kind: 'bad' };
  const [raw = '', ...rest] = url.split('?');
  const decoded = decode(raw);
  if (decoded === undefined || neverInPath.test(decoded)) return { kind: 'bad' };
  const path = decoded
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1');
  if (!pagePath.test(path) || onlyDots.test(path)) return { kind: 'unknown' };
  return { kind: 'page', path, queryText: rest.join('?'), canonical: path === raw };
};
