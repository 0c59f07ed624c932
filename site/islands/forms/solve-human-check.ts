import { apiPaths } from '@ev-site/contract/api-paths.ts';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { askApi } from './ask-api.ts';

const limitMs = 15_000;

/**
 * Fetches a challenge of the built-in check and solves it. The hashing is the browser's own and does not run on the
 * page's thread, so no worker is needed.
 * @returns the value of `rCaptcha`.
 * @throws where the challenge cannot be fetched, or the page has no cryptography (no https).
 */
export const solveHumanCheck = async (): Promise<string> => {
  const challenge = await askApi<Challenge>(apiPaths.getHumanCheck, limitMs);
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The challenge could not be solved in time.');
  return btoa(JSON.stringify({ challenge, solution }));
};
