import { type Failure, type FieldMessages, toFormFailure } from '@ev-site/contract/failure.ts';
import type { Language } from '@ev-site/contract/paths.ts';
import type { FastifyRequest } from 'fastify';
import { toSenderLanguage } from '../http/asked-language.ts';
import { getWords } from '../words/words.ts';

/** A response other than success; thrown by a call, sent by the plugin's error handler. */
export class ApiFailure extends Error {
  readonly statusCode: number;
  readonly failure: Failure;
  readonly headers: Record<string, string>;

  constructor(
    statusCode: number,
    message: string | FieldMessages,
    headers: Record<string, string> = {},
    code?: Failure['code'],
  ) {
    super(`API failure ${statusCode}`);
    this.statusCode = statusCode;
    const failure = typeof message === 'string' ? toFormFailure(message) : { message };
    this.failure = code ? { ...failure, code } : failure;
    this.headers = headers;
  }
}

/**
 * The sentences of a failure for people, one for each field.
 * @param labels labels of fields by name, to be put before their sentences: two fields may have the same sentence.
 */
export const listSentences = (
  { failure }: ApiFailure,
  labels: Readonly<Record<string, string>> = {},
): string[] =>
  Object.entries(failure.message).flatMap(([field, [first]]) => {
    if (first === undefined) return [];
    const label = labels[field];
    return label === undefined ? first : `${label}: ${first}`;
  });

/** The failure for any error of this status, in the visitor's language; never the error's own message. */
export const toFailure = (statusCode: number, language: Language): Failure => {
  const { problems } = getWords(language).forms;
  const words: Record<number, string> = {
    404: problems.unknownPath,
    405: problems.wrongMethod,
    413: problems.tooLarge,
  };
  return toFormFailure(words[statusCode] ?? (statusCode < 500 ? problems.unreadable : problems.unavailable));
};

/**
 * Converts an error of a call: an `ApiFailure` stays as it is; any other error becomes the failure of its status, and
 * our own errors are logged.
 */
export const toApiFailure = (
  error: Error & { statusCode?: number | undefined },
  request: FastifyRequest,
): ApiFailure => {
  if (error instanceof ApiFailure) return error;
  const asked = error.statusCode ?? 503;
  if (asked >= 500) request.log.error({ err: error }, 'a call failed');
  // A body that cannot be parsed counts as wrong content (422); after an internal failure, the call can be tried again
  // (503).
  const status = asked >= 500 ? 503 : asked === 400 ? 422 : asked;
  return new ApiFailure(status, toFailure(status, toSenderLanguage(request)).message);
};
