import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** The encodings that answers are kept in. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** By the names that visitors give them (RFC 9110, 8.4.1), best first. */
const encodings = { br: 'br', gzip: 'gzip', 'x-gzip': 'gzip', identity: 'identity' } as const;
const names = Object.keys(encodings) as (keyof typeof encodings)[];

const choose = (header: string): Encoding =>
  encodings[
    new Negotiator({ headers: { 'accept-encoding': header } }).encoding(names, { preferred: names }) ??
      'identity'
  ];

// Browsers send a handful of different headers, and reading one takes half as long as sending a page.
// Ten times as long as theirs; a header of 15 kB would take ten milliseconds.
const longest = 500;
const remembered = new LRUCache<string, Encoding>({ max: 100 });

/**
 * The encoding a visitor prefers (RFC 9110, 12.5.3): the highest weight, brotli before gzip before none at equal weights.
 * Without a header, with one that no browser would send, and where nothing we have is accepted, the plain bytes.
 */
export const chooseEncoding = (header: string | undefined): Encoding => {
  if (header === undefined || header.length > longest) return 'identity';
  const known = remembered.get(header);
  if (known) return known;
  const encoding = choose(header);
  remembered.set(header, encoding);
  return encoding;
};
