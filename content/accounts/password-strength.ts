import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** The fewest characters of a password. */
export const shortestPassword = 12;
/** The most characters of a password. */
const longest = 128;
/** The estimate reads only this many characters: a password whose beginning is strong is strong. */
const looksAt = 100;
/** zxcvbn counts from 0 (guessed at once) to 4; 3 is out of reach of 10^8 guesses. */
const strongEnough = 3;

let estimator: Promise<ZxcvbnFactory> | undefined;

// The list of 40,000 common passwords is loaded at the first check, because the site never needs it.
const openEstimator = async (): Promise<ZxcvbnFactory> => {
  const [{ ZxcvbnFactory: Estimator }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new Estimator({ dictionary, graphs: adjacencyGraphs });
};

// Of "asha.patel@example.com" the whole address, each of its words and "ashapatel" can be guessed.
const listWords = (known: string): string[] => {
  const parts = known.split(/[^\p{L}\p{N}]+/u);
  const joined = known.replace(/@.*/, '').replace(/[^\p{L}\p{N}]+/gu, '');
  return [known, joined, ...parts];
};

/**
 * Explains in a sentence why a password is refused; null for a good one.
 * @param known what others may know of the person: name, address, the company's name
 */
export const explainWeakPassword = async (password: string, known: string[]): Promise<string | null> => {
  const { length } = [...password];
  if (length < shortestPassword) return `A password has at least ${shortestPassword} characters.`;
  if (length > longest) return `A password has at most ${longest} characters.`;
  estimator ??= openEstimator();
  const words = known.flatMap(listWords).filter(Boolean);
  const { score } = (await estimator).check(password.slice(0, looksAt), words);
  return score < strongEnough
    ? 'This password is easy to guess (common words, names, dates, rows of keys). Use several words that do not belong together.'
    : null;
};
