import { apiPaths } from '@ev-site/contract/api-paths.ts';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/**
 * Fetches a challenge of the built-in check and solves it. The hashing is the browser's own and does not run on the
 * page's thread, so no worker is needed.
 * @returns the value of `rCaptcha`.
 * @throws where the challenge cannot be fetched, or the page has no cryptography (no https).
 */
export const solveHumanCheck = async (): Promise<string> => {
  const response = await fetch(apiPaths.getHumanCheck, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    signal: AbortSignal.timeout(15_000),
  });
  if (!response.ok) throw new Error(`The challenge was answered with ${response.status}.`);
  const challenge: Challenge = await response.json();
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The challenge could not be solved in time.');
  return btoa(JSON.stringify({ challenge, solution }));
};
