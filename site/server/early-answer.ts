import type { IncomingMessage, ServerResponse } from 'node:http';
import { countEarly } from '../metrics/requests.ts';
import type { EarlyAnswer } from './http-server.ts';
import { onlyReads } from './only-reads.ts';
import { type StoredAnswer, writeAnswer } from './stored-answer.ts';

/** Finds an answer that can go out at once. */
export type FindAnswer = (url: string) => StoredAnswer | undefined;

/** Sends an answer before the router, and counts it. */
export const giveEarly = (answer: StoredAnswer, request: IncomingMessage, response: ServerResponse): void => {
  writeAnswer(answer, request, response);
  countEarly(answer.tally, response.statusCode);
};

/**
 * Answers what is ready before any routing happens. A URL is looked up as it came: only the canonical spelling
 * of a page's address is ever found, every other one takes the long way.
 */
export const createEarlyAnswer =
  (...finders: readonly FindAnswer[]): EarlyAnswer =>
  (request, response, handle) => {
    const { method, url = '' } = request;
    if (onlyReads(method)) {
      for (const find of finders) {
        const answer = find(url);
        if (answer) return giveEarly(answer, request, response);
      }
    }
    handle(request, response);
  };
