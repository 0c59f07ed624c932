import type { IncomingMessage } from 'node:http';
import type { Log } from '@ev-site/content/logging/log.ts';
import type { Failure } from '@ev-site/contract/failure.ts';
import { awaitEachLanguage, isUnder, type Language, languageOf } from '@ev-site/contract/paths.ts';
import { apiPolicy } from '../../api/api-policy.ts';
import { toSenderLanguage } from '../../api/asked-language.ts';
import { isPlain } from '../../api/write/sent-form.ts';
import type { DrawPlain, Phone } from '../../page/plain-page.ts';
import { getWords } from '../../words/words.ts';
import { toSecurityHeaders } from '../security-headers.ts';
import { type StoredAnswer, toStoredAnswer } from '../stored-answer.ts';

/** What those are told for whom there is no time. All of it is drawn ahead: saying it costs what a kept page does. */
export interface BusyAnswers {
  prepare(): Promise<void>;
  /** In the kind and language that the request expects. @throws {Error} before they are prepared. */
  get(request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): StoredAnswer;
}

interface BusyOptions {
  isHttps: boolean;
  draw: DrawPlain;
  getPhone(): Promise<Phone | undefined>;
  /** Number of the content's present state: the telephone may be another one in the next. */
  generation(): number;
  log: Pick<Log, 'error'>;
}

/** How long those of before are good enough where they could not be drawn anew (ms). */
const rest = 5000;

/** Seconds; the line is empty long before, and those who come again are spread over a minute by themselves. */
const retryAfter = '30';

const json = 'application/json; charset=utf-8';

const toStudioText = () =>
  JSON.stringify({ errors: [{ message: 'The site is very busy just now. Please try again in a minute.' }] });

/** Makes the answers, and makes them anew after a change of content. */
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
        'Retry-After': retryAfter,
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
    // Read before the telephone is: a change in between makes them old at once rather than never.
    const current = generation();
    const phone = await getPhone();
    made = await awaitEachLanguage((language) => makeOne(language, phone));
    madeOf = current;
  };

  let triesFrom = 0;
  /** Draws them anew, once for all who ask meanwhile. */
  const renew = async () => {
    if (triesFrom > Date.now()) return;
    triesFrom = Number.POSITIVE_INFINITY;
    try {
      await prepare();
      triesFrom = 0;
    } catch (error) {
      triesFrom = Date.now() + rest;
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
      // Of a form sent without script the browser shows what comes.
      return method === 'POST' && isPlain({ headers }) ? page : call;
    },
  };
};
