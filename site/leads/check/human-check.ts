import type { Environment } from '@ev-site/content/environment.ts';
import { createAltchaCheck } from './altcha-check.ts';
import { createProviderCheck } from './provider-check.ts';

/**
 * What an answer to the human check is worth. `token` names the answer for the store of used ones;
 * `unreachable` means that the provider could not be asked.
 */
type Verdict = { outcome: 'passed'; token: string; validMs: number } | { outcome: 'failed' | 'unreachable' };

/** The one port to whatever tells people from programs. */
export interface HumanCheck {
  /** A challenge for the widget; null where a provider makes its own. */
  createChallenge(): Promise<object | null>;
  verify(answer: string): Promise<Verdict>;
}

/**
 * The check that the deployment has chosen.
 * @param getStrain how hard the forms are pressed, 0 to 1; a provider sees to that by itself.
 */
export const createHumanCheck = (
  environment: Pick<Environment, 'HUMAN_CHECK' | 'HUMAN_CHECK_SECRET' | 'HUMAN_CHECK_URL'>,
  secret: string,
  getStrain: () => number,
): HumanCheck => {
  const { HUMAN_CHECK, HUMAN_CHECK_SECRET, HUMAN_CHECK_URL } = environment;
  if (HUMAN_CHECK === 'altcha') return createAltchaCheck(secret, getStrain);
  if (!HUMAN_CHECK_SECRET) throw new Error(`HUMAN_CHECK_SECRET: needed for HUMAN_CHECK=${HUMAN_CHECK}.`);
  return createProviderCheck(HUMAN_CHECK, HUMAN_CHECK_SECRET, HUMAN_CHECK_URL);
};
