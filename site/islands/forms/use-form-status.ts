import { apiPaths } from '@ev-site/contract/api-paths.ts';
import { languageOf } from '@ev-site/contract/paths.ts';
import { useEffect, useRef, useState } from 'react';
import { askApi } from './ask-api.ts';

/**
 * Pause between two requests while forms are not accepted, and the longest age of an answer when typing begins (ms).
 */
const retryMs = 20_000;
const freshMs = 60_000;
const limitMs = 10_000;

/** The reason why no form is accepted now; empty if forms are accepted. @throws if no answer comes */
const askWhy = async (signal: AbortSignal): Promise<string> => {
  const path = `${apiPaths.getFormStatus}?lang=${languageOf(location.pathname)}`;
  const { data } = await askApi<{ data: { message: string } }>(path, limitMs, signal);
  return data.message;
};

/**
 * Asks whether a form would be accepted, when the form's script starts and when the visitor returns to it: nobody
 * should fill it in for nothing. The page itself is cached, so it cannot know. If no answer comes, the last one stays;
 * the attempt to send will show the truth.
 */
export const useFormStatus = () => {
  const [why, setWhy] = useState('');
  const askedAt = useRef(0);
  const askAgain = useRef(() => {});

  useEffect(() => {
    const gone = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    let told = '';
    const ask = async () => {
      clearTimeout(timer);
      askedAt.current = performance.now();
      told = await askWhy(gone.signal).catch(() => told);
      if (gone.signal.aborted) return;
      setWhy(told);
      if (told) timer = setTimeout(ask, retryMs);
    };
    askAgain.current = ask;
    void ask();
    return () => {
      gone.abort();
      clearTimeout(timer);
    };
  }, []);

  return {
    why,
    /** Call it when the visitor focuses the form. */
    noteFocus() {
      if (performance.now() - askedAt.current > freshMs) askAgain.current();
    },
  };
};
