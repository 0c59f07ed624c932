import { apiPaths } from '@ev-site/contract/api-paths.ts';
import { languageOf } from '@ev-site/contract/paths.ts';
import { useEffect, useRef, useState } from 'react';
import { askApi } from './ask-api.ts';

/** How often is asked again while forms are not taken, and how old an answer may be when the visitor begins to write (ms). */
const retryMs = 20_000;
const freshMs = 60_000;
const limitMs = 10_000;

/** Why no form is taken just now, to be told; empty where forms are taken. @throws where no answer comes */
const askWhy = async (signal: AbortSignal): Promise<string> => {
  const path = `${apiPaths.getFormStatus}?lang=${languageOf(location.pathname)}`;
  const { data } = await askApi<{ data: { message: string } }>(path, limitMs, signal);
  return data.message;
};

/**
 * Asks, when a form wakes and when somebody comes back to it, whether it would be taken: nobody should fill it in vain.
 * The page itself is kept by caches and cannot know. What cannot be asked counts as before; sending tells.
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
    /** To be called when the visitor turns to the form. */
    noteFocus() {
      if (performance.now() - askedAt.current > freshMs) askAgain.current();
    },
  };
};
