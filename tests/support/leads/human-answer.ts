import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Fetches a challenge of the built-in human check and solves it like the widget. @returns the value of `rCaptcha` */
export const getHumanAnswer = async (baseUrl: string): Promise<string> => {
  const response = await fetch(new URL('/api/get-human-check', baseUrl));
  const challenge = (await response.json()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
};
