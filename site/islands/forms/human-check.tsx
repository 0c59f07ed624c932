import type { RefObject } from 'react';
import { BuiltInCheck } from './built-in-check.tsx';
import type { FormWords } from './form-words.ts';
import type { HumanCheckSettings } from './human-check-settings.ts';
import { ProviderCheck } from './provider-check.tsx';

interface HumanCheckProps {
  settings: HumanCheckSettings;
  words: FormWords['check'];
  error: string | undefined;
  /** Holds the check while it is made, so that sending can wait for it. */
  pending: RefObject<Promise<void> | null>;
  /** Begins the check where it can be made without the visitor. */
  start: RefObject<(() => void) | null>;
}

/** The check that the deployment has chosen; puts its answer into the field `rCaptcha`. */
export const HumanCheck = ({
  settings: { provider, siteKey },
  words,
  error,
  pending,
  start,
}: HumanCheckProps) =>
  provider === 'altcha' ? (
    <BuiltInCheck words={words} error={error} pending={pending} start={start} />
  ) : (
    <ProviderCheck provider={provider} siteKey={siteKey} words={words} error={error} />
  );
