import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import type { FormWords } from './form-words.ts';
import styles from './human-check.module.css';
import type { HumanCheckSettings } from './human-check-settings.ts';
import { showProviderWidget } from './provider-widget.ts';

interface ProviderCheckProps {
  provider: Exclude<HumanCheckSettings['provider'], 'altcha'>;
  siteKey: string;
  words: FormWords['check'];
  error: string | undefined;
}

/**
 * Sent if the provider cannot give an answer. A server that cannot reach the provider either stores the lead as
 * unverified; another server refuses it. So no visitor is locked out while a provider is down.
 */
const unreachedAnswer = 'unreached';

/** What the visitor must do: the check, nothing, or load the check again. */
type Stage = 'open' | 'answered' | 'failed';

/** Milliseconds after which a provider that has shown nothing counts as unreachable. It may still appear later. */
const patience = 15_000;

/** The widget of a provider. Nothing is loaded from the provider before the form is opened. */
export const ProviderCheck = ({ provider, siteKey, words, error }: ProviderCheckProps) => {
  const [stage, setStage] = useState<Stage>('open');
  const [tries, setTries] = useState(0);
  const group = useRef<HTMLFieldSetElement>(null);
  const holder = useRef<HTMLDivElement>(null);
  const answer = useRef<HTMLInputElement>(null);
  const id = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt must show a new widget.
  useEffect(() => {
    const shown = new AbortController();
    const settle = (next: Stage, value: string) => {
      if (shown.signal.aborted || !answer.current) return;
      clearTimeout(late);
      answer.current.value = value;
      setStage(next);
    };
    const fail = () => settle('failed', unreachedAnswer);
    const late = setTimeout(fail, patience);
    showProviderWidget(
      holder.current,
      { provider, siteKey, signal: shown.signal },
      { answered: (value) => settle('answered', value), opened: () => settle('open', ''), failed: fail },
    ).catch(fail);
    return () => {
      clearTimeout(late);
      shown.abort();
    };
  }, [provider, siteKey, tries]);

  // If the visitor has passed the check since, the request to do it disappears.
  const shownError = stage === 'answered' ? undefined : error;

  return (
    <fieldset
      ref={group}
      className={styles.check}
      aria-label={words.group}
      tabIndex={-1}
      data-problem={shownError ? '' : undefined}
      aria-describedby={shownError ? `${id}error` : undefined}
    >
      <input type="hidden" name="rCaptcha" ref={answer} />
      <div className={styles.widget} ref={holder} />
      {stage === 'failed' && (
        <>
          <p role="status">{words.away}</p>
          <Button
            look="outline"
            onClick={() => {
              if (answer.current) answer.current.value = '';
              setStage('open');
              setTries(tries + 1);
              // The button disappears, so the group gets the focus.
              group.current?.focus();
            }}
          >
            {words.reload}
          </Button>
        </>
      )}
      {shownError && <FieldError id={`${id}error`}>{shownError}</FieldError>}
    </fieldset>
  );
};
