import { calls } from '@ev-site/contract/calls.ts';
import type { PlainPage } from '../../page/plain-page.ts';
import type { RenderedPage } from '../../rendering/rendered-page.ts';
import { compress } from '../compress.ts';
import { toContentPolicy } from '../content-policy.ts';
import { toSecurityHeaders } from '../security-headers.ts';
import { type StoredAnswer, toStoredAnswer } from '../stored-answer.ts';

interface AnswerOptions {
  isHttps: boolean;
  /** Where the site is reached, without a trailing slash. */
  publicUrl: string;
  mediaUrl: string;
  development: boolean;
}

/** For him who asks, for no cache anywhere, for no search engine, and in no address that is handed on. */
const headersOfPreviews = {
  'Cache-Control': 'private, no-store',
  'CDN-Cache-Control': 'no-store',
  Vary: 'Accept-Encoding, Cookie',
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
  // Not "no-referrer": browsers would hide from us, too, that a form comes from our own page.
  'Referrer-Policy': 'same-origin',
};

/** What islands ask while they are looked at. What sends a form is not among it: a preview makes no lead. */
const readingPaths = calls
  .filter(({ method }) => method === 'get')
  .map(({ path }) => path.replace(/\{.*$/, ''));

/** Lays out the answers of previews. */
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
