import { type Language, languageOf, languages } from '@ev-site/contract/paths.ts';
import type { DrawPlain, Phone, PlainStatus } from '../page/plain-page.ts';
import { toSecurityHeaders } from './security-headers.ts';
import { type StoredAnswer, toStoredAnswer } from './stored-answer.ts';

// What every request may end in; 404 is drawn by who needs it, 503 once it is known whom to call.
const kept = [400, 405, 429, 500, 502] as const;

/** A status whose plain page is kept, ready to be sent. */
type KeptStatus = (typeof kept)[number];

/** The plain pages of one deployment, each in the language of the address that was asked for. */
export interface PlainPages {
  /** Draws those that are kept: nothing is left to be made when something has gone wrong. */
  prepare(): Promise<void>;
  /** @throws {Error} before they are prepared. */
  get(status: KeptStatus, url: string): StoredAnswer;
  /** For a page whose record cannot be read just now; `phone` is the company's number, where it is known. */
  toUnavailable(phone: Phone | undefined, url: string): Promise<StoredAnswer>;
}

// Long enough for a database to start again, short enough for a visitor to wait.
const retryAfter = '30';

/** Pages for the moments in which no page of the site can be made. */
export const createPlainPages = ({ isHttps, draw }: { isHttps: boolean; draw: DrawPlain }): PlainPages => {
  const toAnswer = async (status: PlainStatus, language: Language, phone?: Phone): Promise<StoredAnswer> => {
    const { html, policy } = await draw({ kind: 'status', language, status, phone });
    return toStoredAnswer({
      status,
      etag: `"plain-${status}-${language}"`,
      bodies: { identity: Buffer.from(html) },
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Content-Security-Policy': policy,
        ...(status === 405 && { Allow: 'GET, HEAD' }),
        ...((status === 503 || status === 429) && { 'Retry-After': retryAfter }),
        ...toSecurityHeaders(isHttps),
      },
    });
  };
  const answers = new Map<string, StoredAnswer>();
  return {
    async prepare() {
      for (const status of kept)
        for (const language of languages)
          answers.set(`${status} ${language}`, await toAnswer(status, language));
    },
    get(status, url) {
      const answer = answers.get(`${status} ${languageOf(url)}`);
      if (!answer) throw new Error(`The page of status ${status} is not drawn yet`);
      return answer;
    },
    toUnavailable: (phone, url) => toAnswer(503, languageOf(url), phone),
  };
};
