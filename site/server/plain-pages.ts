import { createHash } from 'node:crypto';
import { toContentPolicy } from './content-policy.ts';
import { toSecurityHeaders } from './security-headers.ts';
import { type StoredAnswer, toStoredAnswer } from './stored-answer.ts';

const css =
  'body{font:1.125rem/1.55 system-ui,sans-serif;max-width:36rem;margin:12vh auto;padding:0 1rem;color:#10211a;background:#fbf8f1}a{color:inherit}';
const styleHash = createHash('sha256').update(css).digest('base64');

const texts = {
  400: ['This address cannot be read', 'Please check it for typing mistakes.'],
  405: ['This page can only be opened', 'Nothing can be sent to this address.'],
  500: ['Something went wrong on our side', 'We have noted it. Please try again in a minute.'],
  502: [
    'The studio does not answer',
    'It may be starting. Please try again in a minute; the website itself is not affected.',
  ],
} as const;

const unavailable = ['This page cannot be shown just now', 'Please try again in a minute.'] as const;

/** A status that has a plain page. */
export type PlainStatus = keyof typeof texts;

/** The plain pages of one deployment. */
interface PlainPages extends Record<PlainStatus, StoredAnswer> {
  /** For a page whose record cannot be read just now; `phone` is the company's number, empty where it is not known. */
  toUnavailable(phone: string): StoredAnswer;
}

// Long enough for a database to start again, short enough for a visitor to wait.
const retryAfter = '30';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const toCallUs = (phone: string): string =>
  phone && ` Or call us: <a href="tel:${phone.replace(/[^\d+]/g, '')}">${escapeHtml(phone)}</a>.`;

/** Pages for the moments in which no page of the site can be made: no data, no script, a few words and the way home. */
export const createPlainPages = ({ isHttps }: { isHttps: boolean }): PlainPages => {
  const toAnswer = (status: PlainStatus | 503, more = '') => {
    const [heading, text] = status === 503 ? unavailable : texts[status];
    const html = `<!DOCTYPE html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${heading}</title><meta name="robots" content="noindex"><style>${css}</style></head><body><h1>${heading}</h1><p>${text}${more}</p><p><a href="/">Go to the home page</a></p></body></html>`;
    return toStoredAnswer({
      status,
      etag: `"plain-${status}"`,
      bodies: { identity: Buffer.from(html) },
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Content-Security-Policy': toContentPolicy({
          styleHash,
          frameSources: [],
          humanCheck: null,
          isHttps,
        }),
        ...(status === 405 && { Allow: 'GET, HEAD' }),
        ...(status === 503 && { 'Retry-After': retryAfter }),
        ...toSecurityHeaders(isHttps),
      },
    });
  };
  return {
    400: toAnswer(400),
    405: toAnswer(405),
    500: toAnswer(500),
    502: toAnswer(502),
    toUnavailable: (phone) => toAnswer(503, toCallUs(phone)),
  };
};
