import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** The encodings that answers are stored in. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** The encodings by the names that clients use (RFC 9110, 8.4.1), best first. */
const encodings = { br: 'br', gzip: 'gzip', 'x-gzip': 'gzip', identity: 'identity' } as const;
const names = Object.keys(encodings) as (keyof typeof encodings)[];

const choose = (header: string): Encoding =>
  encodings[
    new Negotiator({ headers: { 'accept-encoding': header } }).encoding(names, { preferred: names }) ??
      'identity'
  ];

// Browsers send only a few different headers, and parsing one takes half as long as sending a page.
// The limit is ten times the length of a browser's header. Parsing a header of 15 kB would take ten milliseconds.
const longest = 500;
const remembered = new LRUCache<string, Encoding>({ max: 100 });

/**
 * The encoding that a visitor prefers (RFC 9110, 12.5.3): the highest weight wins; at equal weights brotli comes before
 * gzip, and gzip before none. Without a header, with one that no browser would send, and if it accepts none of our
 * encodings: the plain bytes.
 */
export const chooseEncoding = (header: string | undefined): Encoding => {
  if (header === undefined || header.length > longest) return 'identity';
  const known = remembered.get(header);
  if (known) return known;
  const encoding = choose(header);
  remembered.set(header, encoding);
  return encoding;
};
