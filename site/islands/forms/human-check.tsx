import type { RefObject } from 'react';
import { BuiltInCheck } from './built-in-check.tsx';
import type { FormWords } from './form-words.ts';
import type { HumanCheckSettings } from './human-check-settings.ts';
import { ProviderCheck } from './provider-check.tsx';

interface HumanCheckProps {
  settings: HumanCheckSettings;
  words: FormWords['check'];
  error: string | undefined;
  /** The promise of the running check, so that sending can wait for it. */
  pending: RefObject<Promise<void> | null>;
  /** Starts the check, if it needs no action of the visitor. */
  start: RefObject<(() => void) | null>;
}

/** The human check of this deployment. It writes its answer into the field `rCaptcha`. */
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
