import { noAnswer } from '../ask-studio.ts';
import { wrapFetch } from '../wrap-fetch.ts';

/** Calls that tell or change who is signed in. */
const ofSessions = /\/studio\/api\/staff\/(?:me|login|logout|refresh-token)(?:\?|$)/;

const isWatched = (input: RequestInfo | URL): boolean =>
  typeof input === 'string' && input.includes('/studio/api/') && !ofSessions.test(input);

/** Payload shows the message of this error, which otherwise would be the browser's own. */
const toPlain = (error: unknown): never => {
  throw error instanceof TypeError ? new TypeError(noAnswer, { cause: error }) : error;
};

/**
 * Watches all answers of the studio's API to this page, Payload's requests included. If nothing answers, the error says
 * so in plain words.
 * @param note called when an answer refuses permission, perhaps because nobody is signed in any more
 * @returns a function that ends the watching
 */
export const watchAnswers = (note: () => void): (() => void) =>
  wrapFetch((ask) => async (input, init) => {
    const asked = ask(input, init);
    if (!isWatched(input)) return asked;
    const response = await asked.catch(toPlain);
    if (response.status === 401 || response.status === 403) note();
    return response;
  });
