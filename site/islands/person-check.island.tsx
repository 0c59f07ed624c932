import { useEffect, useRef, useState } from 'react';
import type { FormWords } from './forms/form-words.ts';
import { HumanCheck } from './forms/human-check.tsx';
import type { HumanCheckSettings } from './forms/human-check-settings.ts';

interface PersonCheckProps {
  settings: HumanCheckSettings;
  words: FormWords['check'];
  /** What is said to who sends the form and has not made the check. */
  missing: string;
}

const hasAnswer = (form: HTMLFormElement): boolean => {
  const answer = form.elements.namedItem('rCaptcha');
  return answer instanceof HTMLInputElement && answer.value !== '';
};

/**
 * The human check in a plain form, which the browser sends by itself: the form waits for the check, and is not sent
 * without it. The built-in check begins at Send, too: the press is the person's sign.
 */
const PersonCheck = ({ settings, words, missing }: PersonCheckProps) => {
  const holder = useRef<HTMLDivElement>(null);
  const pending = useRef<Promise<void>>(null);
  const start = useRef<() => void>(null);
  const [error, setError] = useState<string>();

  useEffect(() => {
    const form = holder.current?.closest('form');
    let isWaiting = false;
    const waitForCheck = async (event: SubmitEvent) => {
      if (!form || (hasAnswer(form) && !pending.current)) return;
      event.preventDefault();
      if (isWaiting) return;
      if (!pending.current) start.current?.();
      setError(pending.current ? undefined : missing);
      if (!pending.current) return;
      isWaiting = true;
      // Taken back and made anew meanwhile, it is another one.
      while (pending.current) await pending.current;
      isWaiting = false;
      if (hasAnswer(form)) form.requestSubmit();
    };
    form?.addEventListener('submit', waitForCheck);
    return () => form?.removeEventListener('submit', waitForCheck);
  }, [missing]);

  return (
    <div ref={holder}>
      <HumanCheck settings={settings} words={words} error={error} pending={pending} start={start} />
    </div>
  );
};

export default PersonCheck;
