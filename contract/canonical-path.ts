/** A path in the one form in which every program reads it. */
type ReadPath =
  /** Cannot be read: wrong escapes or control characters. */
  | { kind: 'bad' }
  /** Readable, but no page of ours has such a path. `path` is decoded and in its canonical form all the same. */
  | { kind: 'unknown'; path: string }
  | { kind: 'page'; path: string };

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

/** A decoded path in its one spelling: lower case, single slashes, none at the end. */
export const normalizePath = (path: string): string =>
  path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1');

/** Reads the path of a URL, without its query: decoded, lower case, single slashes, none at the end. */
export const readPath = (raw: string): ReadPath => {
  const decoded = decode(raw);
  if (decoded === undefined || neverInPath.test(decoded)) return { kind: 'bad' };
  const path = normalizePath(decoded);
  return { kind: pagePath.test(path) && !onlyDots.test(path) ? 'page' : 'unknown', path };
};

/** An address without its query and fragment. */
export const withoutQuery = (address: string): string => address.replace(/[?#].*/s, '');
