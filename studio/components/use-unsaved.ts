'use client';

import { useEffect } from 'react';

const ownQuestion = 'ev-is-unsaved';

/** Whether something on the page is not saved: anything that stops the browser from leaving, or uses `useUnsaved`. */
export const isUnsaved = (): boolean =>
  ['beforeunload', ownQuestion].some(
    (question) => !window.dispatchEvent(new Event(question, { cancelable: true })),
  );

/**
 * Reports something that would be lost with the page when the session ends. The browser still leaves the page without
 * asking, as Payload lets it leave a draft.
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
