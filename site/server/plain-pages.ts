import { type Language, languageOf, languages } from '@ev-site/contract/paths.ts';
import type { DrawPlain, Phone, PlainStatus } from '../page/plain-page.ts';
import { toSecurityHeaders } from './security-headers.ts';
import { type StoredAnswer, toStoredAnswer } from './stored-answer.ts';

// Every request may end in one of these. A 404 is drawn by its caller, a 503 when the telephone number is known.
const kept = [400, 405, 413, 415, 429, 500, 502] as const;

/** A status whose plain page is drawn ahead, ready to be sent. */
type KeptStatus = (typeof kept)[number];

/** The status of the page for an error. */
export const toKeptStatus = (status: number): KeptStatus =>
  kept.find((one) => one === status) ?? (status < 500 ? 400 : 500);

/** The plain pages of one deployment, each in the language of the address that was asked for. */
export interface PlainPages {
  /** Draws the pages ahead, so that nothing needs rendering when something has failed. */
  prepare(): Promise<void>;
  /** @throws {Error} before `prepare` has finished. */
  get(status: KeptStatus, url: string): StoredAnswer;
  /** For a page whose record cannot be read now. `phone` is the company's number, if it is known. */
  toUnavailable(phone: Phone | undefined, url: string): Promise<StoredAnswer>;
}

// Long enough for a database restart, short enough for a visitor to wait.
const retryAfter = '30';

/** Pages for the moments in which the site cannot render its normal pages. */
export const createPlainPages = ({ isHttps, draw }: { isHttps: boolean; draw: DrawPlain }): PlainPages => {
  const toAnswer = async (
    status: PlainStatus | KeptStatus,
    language: Language,
    phone?: Phone,
  ): Promise<StoredAnswer> => {
    // A body that is too large, or of another type, needs no words of its own: our forms send none.
    const shown = status === 413 || status === 415 ? 400 : status;
    const { html, policy } = await draw({ kind: 'status', language, status: shown, phone });
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
