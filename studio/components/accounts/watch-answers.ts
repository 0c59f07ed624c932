import { noAnswer } from '../ask-studio.ts';

/** What says itself who is signed in, or changes it. */
const ofSessions = /\/studio\/api\/staff\/(?:me|login|logout|refresh-token)(?:\?|$)/;

const isWatched = (input: RequestInfo | URL): boolean =>
  typeof input === 'string' && input.includes('/studio/api/') && !ofSessions.test(input);

/** Payload shows the words of the error, which are the browser's own. */
const toPlain = (error: unknown): never => {
  throw error instanceof TypeError ? new TypeError(noAnswer, { cause: error }) : error;
};

/**
 * Looks at what the studio's API answers to this page, whoever has asked: where nothing answers, that is said in plain words.
 * @param note called where it says that somebody may not, perhaps because nobody is signed in any more
 * @returns what ends it
 */
export const watchAnswers = (note: () => void): (() => void) => {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const asked = fetch.call(window, input, init);
    if (!isWatched(input)) return asked;
    const response = await asked.catch(toPlain);
    if (response.status === 401 || response.status === 403) note();
    return response;
  };
  return () => {
    window.fetch = fetch;
  };
};
