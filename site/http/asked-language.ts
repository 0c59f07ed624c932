import { type Language, languageOf, languages, readLanguage } from '@ev-site/contract/paths.ts';
import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { getFromPage } from './from-page.ts';

type LanguageRequest = Pick<FastifyRequest, 'query' | 'headers'>;

// The router gives no query for an address that it cannot parse.
const readParameter = ({ query }: LanguageRequest): Language | undefined =>
  readLanguage((query as { lang?: unknown } | null)?.lang);

// Ten times the length of a browser's header; parsing a header of 11 kB takes four milliseconds.
const longest = 500;

const accept = ({ headers }: LanguageRequest): Language => {
  if ((headers['accept-language']?.length ?? 0) > longest) return languages[0];
  const [accepted] = new Negotiator({ headers }).languages(languages);
  return accepted ?? languages[0];
};

/** The language of a call: `?lang=`, else the first of our languages in `Accept-Language`, else English. */
export const toAskedLanguage = (request: LanguageRequest): Language =>
  readParameter(request) ?? accept(request);

/** The language of a form: `?lang=`, else that of the page that sends it, else that of any call. */
export const toSenderLanguage = (request: LanguageRequest): Language => {
  const { fromPath } = getFromPage(request);
  return readParameter(request) ?? (fromPath ? languageOf(fromPath) : accept(request));
};
