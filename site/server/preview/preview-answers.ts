import { calls } from '@ev-site/contract/calls.ts';
import type { PlainPage } from '../../page/plain-page.ts';
import type { RenderedPage } from '../../rendering/rendered-page.ts';
import { compress } from '../compress.ts';
import { toContentPolicy } from '../content-policy.ts';
import { toSecurityHeaders } from '../security-headers.ts';
import { type StoredAnswer, toStoredAnswer } from '../stored-answer.ts';

interface AnswerOptions {
  isHttps: boolean;
  /** The site's public URL, without a trailing slash. */
  publicUrl: string;
  mediaUrl: string;
  development: boolean;
}

/**
 * For the requesting person only: no cache stores the answer, no search engine lists it, no other site gets its URL.
 */
const headersOfPreviews = {
  'Cache-Control': 'private, no-store',
  'CDN-Cache-Control': 'no-store',
  Vary: 'Accept-Encoding, Cookie',
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
  // Not "no-referrer": then browsers would not tell us either that a form comes from our own page.
  'Referrer-Policy': 'same-origin',
};

/** Paths that islands may call in a preview. Paths that send a form are excluded, because a preview creates no lead. */
const readingPaths = calls
  .filter(({ method }) => method === 'get')
  .map(({ path }) => path.replace(/\{.*$/, ''));

/** Prepares the answers of previews. */
export const createPreviewAnswers = ({ isHttps, publicUrl, mediaUrl, development }: AnswerOptions) => {
  const { origin } = new URL(publicUrl);
  const toAnswer = async (status: number, html: string, policy: string): Promise<StoredAnswer> =>
    toStoredAnswer({
      status,
      etag: '"preview"',
      bodies: await compress(Buffer.from(html), 'quick'),
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        ...toSecurityHeaders(isHttps),
        ...headersOfPreviews,
        'Content-Security-Policy': policy,
      },
    });
  return {
    ofPage: (page: RenderedPage): Promise<StoredAnswer> =>
      toAnswer(
        page.status,
        page.html,
        toContentPolicy({
          ...page,
          isHttps,
          mediaUrl,
          development,
          preview: { connectTo: readingPaths.map((path) => origin + path) },
        }),
      ),
    ofDocument: (status: number, { html, policy }: PlainPage): Promise<StoredAnswer> =>
      toAnswer(status, html, policy),
  };
};
