import { type Failure, type FieldMessages, toFormFailure } from '@ev-site/contract/failure.ts';
import { formProblems } from '@ev-site/contract/leads/messages.ts';

/** An answer other than success; thrown by a call, sent by the plugin's error handler. */
export class ApiFailure extends Error {
  readonly statusCode: number;
  readonly failure: Failure;
  readonly headers: Record<string, string>;

  constructor(statusCode: number, message: string | FieldMessages, headers: Record<string, string> = {}) {
    super(`API failure ${statusCode}`);
    this.statusCode = statusCode;
    this.failure = typeof message === 'string' ? toFormFailure(message) : { message };
    this.headers = headers;
  }
}

/** What Fastify itself finds wrong with a request, in the visitor's words. */
const words: Record<number, string> = {
  404: formProblems.unknownPath,
  405: formProblems.wrongMethod,
  413: formProblems.tooLarge,
  415: formProblems.contentType,
};

/** The failure that stands for any error of this status; never the error's own words. */
export const toFailure = (statusCode: number): Failure =>
  toFormFailure(words[statusCode] ?? (statusCode < 500 ? formProblems.unreadable : formProblems.unavailable));
