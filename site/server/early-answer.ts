import { countEarly } from '../metrics/requests.ts';
import type { EarlyAnswer } from './http-server.ts';
import { type StoredAnswer, writeAnswer } from './stored-answer.ts';

/** Finds an answer that can go out at once. */
export type FindAnswer = (url: string) => StoredAnswer | undefined;

/**
 * Answers what is ready before any routing happens. A URL is looked up as it came: only the canonical spelling
 * of a page's address is ever found, every other one takes the long way.
 */
export const createEarlyAnswer =
  (...finders: readonly FindAnswer[]): EarlyAnswer =>
  (request, response, handle) => {
    const { method, url = '' } = request;
    if (method === 'GET' || method === 'HEAD') {
      for (const find of finders) {
        const answer = find(url);
        if (answer) {
          writeAnswer(answer, request, response);
          return countEarly(answer.tally, response.statusCode);
        }
      }
    }
    handle(request, response);
  };
