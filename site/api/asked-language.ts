import { type Language, languageOf, languages } from '@ev-site/contract/paths.ts';
import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { getFromPath } from './write/same-site.ts';

const isLanguage = (code: unknown): code is Language => languages.some((language) => language === code);

type Asked = Pick<FastifyRequest, 'query' | 'headers'>;

/**
 * The language of a call's answer: what `?lang=` says, else that of the page of this site that asks, else the first of
 * `Accept-Language` that we speak. English where nothing is said.
 */
export const toAskedLanguage = ({ query, headers }: Asked): Language => {
  const { lang } = query as { lang?: unknown };
  if (isLanguage(lang)) return lang;
  const page = getFromPath({ headers });
  if (page) return languageOf(page);
  const [accepted] = new Negotiator({ headers }).languages([...languages]);
  return isLanguage(accepted) ? accepted : languages[0];
};
