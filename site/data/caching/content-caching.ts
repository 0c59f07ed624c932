import { createHash } from 'node:crypto';

/** The tag of some content for `ETag`: weak, as the same content goes out in several encodings. */
export const toContentTag = (content: string | Buffer): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/**
 * `Cache-Control` of what is made from the content. Browsers ask each time (a 304 costs nothing), so an edit is seen at
 * once; `must-revalidate` keeps the stale moments from them that are for caches in between. Those may keep it for
 * seconds, renew it while they give the old one, and bridge a failure for a day: without the old one every reader of a
 * page that is a moment too old would wait for a site that is slow to come back.
 */
export const contentCacheControl =
  'public, max-age=0, must-revalidate, s-maxage=5, stale-while-revalidate=60, stale-if-error=86400';
