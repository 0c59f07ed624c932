'use client';

import { useEffect } from 'react';

const ownQuestion = 'ev-is-unsaved';

/** Whether something here is not saved: whatever would not let the browser leave says so, and whoever answers by `useUnsaved`. */
export const isUnsaved = (): boolean =>
  ['beforeunload', ownQuestion].some(
    (question) => !window.dispatchEvent(new Event(question, { cancelable: true })),
  );

/**
 * Answers that something here would be lost with the page when the session ends. The browser leaves it without a
 * question all the same, as Payload lets it leave a draft.
 */
export const useUnsaved = (isWritten: boolean): void => {
  useEffect(() => {
    if (!isWritten) return;
    const listening = new AbortController();
    window.addEventListener(ownQuestion, (question) => question.preventDefault(), {
      signal: listening.signal,
    });
    return () => listening.abort();
  }, [isWritten]);
};
