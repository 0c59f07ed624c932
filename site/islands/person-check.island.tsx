import { useEffect, useRef, useState } from 'react';
import type { FormWords } from './forms/form-words.ts';
import { HumanCheck } from './forms/human-check.tsx';
import type { HumanCheckSettings } from './forms/human-check-settings.ts';

interface PersonCheckProps {
  settings: HumanCheckSettings;
  words: FormWords['check'];
  /** The message if the form is sent without the check. */
  missing: string;
}

const hasAnswer = (form: HTMLFormElement): boolean => {
  const answer = form.elements.namedItem('rCaptcha');
  return answer instanceof HTMLInputElement && answer.value !== '';
};

/**
 * The human check in a plain form, which the browser itself sends. The form waits for the check and is not sent without
 * it. The Send button also starts the built-in check, because the press shows that a person is there.
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
      // A check that was taken back and started again is another promise.
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
