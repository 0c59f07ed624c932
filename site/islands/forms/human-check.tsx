import type { RefObject } from 'react';
import { BuiltInCheck } from './built-in-check.tsx';
import type { HumanCheckSettings } from './human-check-settings.ts';
import { ProviderCheck } from './provider-check.tsx';

interface HumanCheckProps {
  settings: HumanCheckSettings;
  error: string | undefined;
  /** Holds the check while it is made, so that sending can wait for it. */
  pending: RefObject<Promise<void> | null>;
}

/** The check that the deployment has chosen; puts its answer into the field `rCaptcha`. */
export const HumanCheck = ({ settings: { provider, siteKey }, error, pending }: HumanCheckProps) =>
  provider === 'altcha' ? (
    <BuiltInCheck error={error} pending={pending} />
  ) : (
    <ProviderCheck provider={provider} siteKey={siteKey} error={error} />
  );
