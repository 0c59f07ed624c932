import { leadMessages } from '@ev-site/contract/leads/messages.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import styles from './human-check.module.css';
import type { HumanCheckSettings } from './human-check-settings.ts';

interface ProviderCheckProps {
  provider: Exclude<HumanCheckSettings['provider'], 'altcha'>;
  siteKey: string;
  error: string | undefined;
}

/** A provider's widget. Nothing is asked of the provider before the form is opened. */
export const ProviderCheck = ({ provider, siteKey, error }: ProviderCheckProps) => {
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const holder = useRef<HTMLDivElement>(null);
  const answer = useRef<HTMLInputElement>(null);
  const id = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each further try shows the widget anew.
  useEffect(() => {
    const place = document.createElement('div');
    const say = (value: string) => {
      if (answer.current) answer.current.value = value;
    };
    holder.current?.append(place);
    import('./provider-widget.ts')
      .then(({ showProviderWidget }) =>
        showProviderWidget(place, provider, siteKey, { answered: say, lost: () => say('') }),
      )
      .catch(() => setFailed(true));
    return () => place.remove();
  }, [provider, siteKey, tries]);

  return (
    <fieldset
      className={styles.check}
      aria-label="Check that you are a person"
      tabIndex={-1}
      data-problem={error ? '' : undefined}
      aria-describedby={error ? `${id}error` : undefined}
    >
      <input type="hidden" name="rCaptcha" ref={answer} />
      <div className={styles.widget} ref={holder} />
      {failed && (
        <>
          <p role="status">{leadMessages.rCaptchaUnreached}</p>
          <Button
            look="outline"
            onClick={() => {
              setFailed(false);
              setTries(tries + 1);
            }}
          >
            Load the check again
          </Button>
        </>
      )}
      {error && <FieldError id={`${id}error`}>{error}</FieldError>}
    </fieldset>
  );
};
