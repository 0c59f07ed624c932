import { toContentTag } from '../data/content-tag.ts';
import type { RenderedPage } from '../rendering/rendered-page.ts';
import { compress } from './compress.ts';
import { toContentPolicy } from './content-policy.ts';
import { toSecurityHeaders } from './security-headers.ts';
import { speculationRulesPath } from './speculation-rules.ts';
import { type Bodies, type StoredAnswer, toStoredAnswer } from './stored-answer.ts';

/** A page as it is kept. Its answer is replaced by a smaller one when that is ready. */
export interface KeptPage {
  page: RenderedPage;
  etag: string;
  bodies: Bodies;
  answer: StoredAnswer;
  size: number;
}

// Browsers ask each time (a 304 costs nothing), so an edit is seen at once. Caches in between may keep a page for
// seconds and bridge a failure for a day; those that know CDN-Cache-Control (RFC 9213) also renew in the background.
const cacheHeaders = {
  'Cache-Control': 'public, max-age=0, s-maxage=5, stale-if-error=86400',
  'CDN-Cache-Control': 'max-age=5, stale-while-revalidate=60, stale-if-error=86400',
};

/** Makes the parts of a page's answer that depend on the deployment. */
export const createPageAnswers = ({ isHttps, mediaUrl = '' }: { isHttps: boolean; mediaUrl?: string }) => {
  const securityHeaders = toSecurityHeaders(isHttps);

  const toAnswer = (page: RenderedPage, etag: string, bodies: Bodies): StoredAnswer =>
    toStoredAnswer({
      status: page.status,
      etag,
      bodies,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        Vary: 'Accept-Encoding',
        ...(page.complete ? cacheHeaders : { 'Cache-Control': 'no-store' }),
        'Content-Security-Policy': toContentPolicy({ ...page, isHttps, mediaUrl }),
        'Speculation-Rules': `"${speculationRulesPath}"`,
        ...securityHeaders,
      },
    });

  let smaller = Promise.resolve();
  const makeSmaller = (kept: KeptPage) => {
    // One at a time: the best compression takes a tenth of a second of a core.
    smaller = smaller.then(async () => {
      kept.bodies = await compress(kept.bodies.identity, 'small');
      kept.answer = toAnswer(kept.page, kept.etag, kept.bodies);
    });
  };

  return {
    /** Lays a page out that answers one visitor's own question: it is for him, and nobody keeps it. */
    async toOwnAnswer(page: RenderedPage): Promise<StoredAnswer> {
      const bodies = await compress(Buffer.from(page.html), 'quick');
      return toAnswer({ ...page, complete: false }, toContentTag(page.html), bodies);
    },
    /** Lays a page out for sending. `previous` is kept, with its bytes, where the page has not changed. */
    async toKeptPage(page: RenderedPage, previous: KeptPage | undefined): Promise<KeptPage> {
      const etag = toContentTag(page.html);
      if (previous?.etag === etag) {
        previous.page = page;
        previous.answer = toAnswer(page, etag, previous.bodies);
        return previous;
      }
      const bodies = await compress(Buffer.from(page.html), 'quick');
      const answer = toAnswer(page, etag, bodies);
      const kept: KeptPage = { page, etag, bodies, answer, size: answer.size };
      makeSmaller(kept);
      return kept;
    },
    /** Resolves when every page kept so far has its smallest bytes. */
    settled: () => smaller,
  };
};
