import type { IncomingMessage, ServerResponse } from 'node:http';
import { countEarly } from '../metrics/requests.ts';
import type { EarlyAnswer } from './http-server.ts';
import { onlyReads } from './only-reads.ts';
import { type StoredAnswer, writeAnswer } from './stored-answer.ts';

/** Finds an answer that can be sent at once. */
export type FindAnswer = (url: string) => StoredAnswer | undefined;

/** Sends an answer before the router runs, and counts it. */
export const sendEarlyAnswer = (
  answer: StoredAnswer,
  request: IncomingMessage,
  response: ServerResponse,
): void => {
  writeAnswer(answer, request, response);
  countEarly(answer.tally, response.statusCode);
};

/**
 * Answers requests that have a ready answer, before any routing. The URL is looked up unchanged. So only the canonical
 * spelling of a page's address is ever found; every other spelling goes through the router.
 */
export const createEarlyAnswer =
  (...finders: readonly FindAnswer[]): EarlyAnswer =>
  (request, response, handle) => {
    const { method, url = '' } = request;
    if (onlyReads(method)) {
      for (const find of finders) {
        const answer = find(url);
        if (answer) return sendEarlyAnswer(answer, request, response);
      }
    }
    handle(request, response);
  };
