import { apiPaths } from '@ev-site/contract/api-paths.ts';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { askApi } from './ask-api.ts';

const limitMs = 15_000;

/**
 * Loads a challenge of the built-in check and solves it. The browser does the hashing outside the page's thread, so no
 * worker is needed.
 * @returns the value of `rCaptcha`.
 * @throws if the challenge cannot be loaded, or if the page has no cryptography (no https).
 */
export const solveHumanCheck = async (): Promise<string> => {
  const challenge = await askApi<Challenge>(apiPaths.getHumanCheck, limitMs);
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The challenge could not be solved in time.');
  return btoa(JSON.stringify({ challenge, solution }));
};
