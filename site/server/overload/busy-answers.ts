import type { IncomingMessage } from 'node:http';
import type { Log } from '@ev-site/content/logging/log.ts';
import type { Failure } from '@ev-site/contract/failure.ts';
import { awaitEachLanguage, isUnder, type Language, languageOf } from '@ev-site/contract/paths.ts';
import { apiPolicy } from '../../api/api-policy.ts';
import { toSenderLanguage } from '../../http/asked-language.ts';
import { isNativeSubmit } from '../../http/sent-form.ts';
import type { DrawPlain, Phone } from '../../page/plain-page.ts';
import { busyRetryAfter } from '../../traffic/busy-retry.ts';
import { getWords } from '../../words/words.ts';
import { toSecurityHeaders } from '../security-headers.ts';
import { type StoredAnswer, toStoredAnswer } from '../stored-answer.ts';

/**
 * The answers for requests that the site is too busy for. All are drawn ahead, so one costs as little as a cached page.
 */
export interface BusyAnswers {
  prepare(): Promise<void>;
  /** In the form and language that the request expects. @throws {Error} before `prepare` has finished. */
  get(request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): StoredAnswer;
}

interface BusyOptions {
  isHttps: boolean;
  draw: DrawPlain;
  getPhone(): Promise<Phone | undefined>;
  /** Number of the content's current state. The telephone number may change with it. */
  generation(): number;
  log: Pick<Log, 'error'>;
}

/** If drawing fails, the previous answers are used for this long before the next attempt (ms). */
const rest = 5000;

const json = 'application/json; charset=utf-8';

const toStudioText = () =>
  JSON.stringify({ errors: [{ message: 'The site is very busy just now. Please try again in a minute.' }] });

/** Creates the answers, and draws them again after a change of content. */
export const createBusyAnswers = ({ isHttps, draw, getPhone, generation, log }: BusyOptions): BusyAnswers => {
  const toAnswer = (tag: string, type: string, body: string, policy?: string): StoredAnswer =>
    toStoredAnswer({
      status: 503,
      route: 'busy',
      etag: `"busy-${tag}"`,
      bodies: { identity: Buffer.from(body) },
      headers: {
        'Content-Type': type,
        'Cache-Control': 'no-store',
        'Retry-After': String(busyRetryAfter),
        ...(policy && { 'Content-Security-Policy': policy }),
        ...toSecurityHeaders(isHttps),
      },
    });

  const makeOne = async (language: Language, phone: Phone | undefined) => {
    const { html, policy } = await draw({ kind: 'busy', language, phone });
    const message = getWords(language).forms.problems.overloaded({ phone: phone?.number ?? '' });
    const failure: Failure = { message: { form: [message] }, code: 'busy' };
    return {
      page: toAnswer(`page-${language}`, 'text/html; charset=utf-8', html, policy),
      call: toAnswer(`call-${language}`, json, JSON.stringify(failure), apiPolicy),
    };
  };
  const studio = toAnswer('studio', json, toStudioText());

  let made: Record<Language, { page: StoredAnswer; call: StoredAnswer }> | undefined;
  let madeOf = -1;
  const prepare = async () => {
    // Read before the telephone number: if the content changes in between, the answers count as stale at once.
    const current = generation();
    const phone = await getPhone();
    made = await awaitEachLanguage((language) => makeOne(language, phone));
    madeOf = current;
  };

  let triesFrom = 0;
  /** Draws the answers again. Simultaneous requests share one attempt. */
  const renew = async () => {
    if (triesFrom > performance.now()) return;
    triesFrom = Number.POSITIVE_INFINITY;
    try {
      await prepare();
      triesFrom = 0;
    } catch (error) {
      triesFrom = performance.now() + rest;
      log.error({ err: error }, 'the answers of a busy hour could not be drawn anew');
    }
  };

  return {
    prepare,
    get({ method, url = '', headers }) {
      if (!made) throw new Error('The answers of a busy hour are not drawn yet');
      if (madeOf !== generation()) void renew();
      if (isUnder(url, '/studio/api')) return studio;
      if (!isUnder(url, '/api')) return made[languageOf(url)].page;
      const query = Object.fromEntries(new URLSearchParams(url.split('?')[1]));
      const { page, call } = made[toSenderLanguage({ query, headers })];
      // If a form was sent without a script, the browser shows the answer, so it must be a page.
      return method === 'POST' && isNativeSubmit({ headers }) ? page : call;
    },
  };
};
