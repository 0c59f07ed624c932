import type { Environment } from '@ev-site/content/deployment/environment.ts';
import { createAltchaCheck } from './altcha-check.ts';
import type { HumanCheck } from './check-port.ts';
import { createProviderCheck } from './provider-check.ts';

/**
 * The check that the deployment has chosen.
 * @param getStrain how hard the forms are pressed, 0 to 1; a provider sees to that by itself.
 */
export const createHumanCheck = (
  environment: Pick<Environment, 'HUMAN_CHECK' | 'HUMAN_CHECK_SECRET' | 'HUMAN_CHECK_URL'>,
  secret: string,
  getStrain: () => Promise<number>,
): HumanCheck => {
  const { HUMAN_CHECK, HUMAN_CHECK_SECRET, HUMAN_CHECK_URL } = environment;
  if (HUMAN_CHECK === 'altcha') return createAltchaCheck(secret, getStrain);
  if (!HUMAN_CHECK_SECRET) throw new Error(`HUMAN_CHECK_SECRET: needed for HUMAN_CHECK=${HUMAN_CHECK}.`);
  return createProviderCheck(HUMAN_CHECK, HUMAN_CHECK_SECRET, HUMAN_CHECK_URL);
};
