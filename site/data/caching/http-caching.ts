import { createHash } from 'node:crypto';

/** `ETag` of some content: weak, because the same content is sent in several encodings. */
export const toContentTag = (content: string | Buffer): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/** `Cache-Control` for an answer whose URL changes with its content. */
export const immutable = 'public, max-age=31536000, immutable';

/**
 * `Cache-Control` of everything made from the content. Browsers revalidate each time (a 304 is cheap), so an edit is
 * visible at once; `must-revalidate` keeps browsers from the stale periods, which are meant for caches in between.
 * Those may store a response for seconds, serve it stale while they renew it, and serve it for a day when the site
 * fails. Without the stale periods, every reader of a slightly old page would have to wait for a slow site.
 */
export const contentCacheControl =
  'public, max-age=0, must-revalidate, s-maxage=5, stale-while-revalidate=60, stale-if-error=86400';
