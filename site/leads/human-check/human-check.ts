import type { Environment } from '@ev-site/content/deployment/environment.ts';
import { createAltchaCheck } from './altcha-check.ts';
import type { HumanCheck } from './check-port.ts';
import { createProviderCheck } from './provider-check.ts';

/**
 * Creates the check that the deployment has configured.
 * @param getStrain load on the forms, 0 to 1; only the built-in check uses it, as providers adapt by themselves.
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
