import { type FindKey, type FindReading, findBounds } from '@ev-site/contract/find/answers.ts';
import { groupDigits } from '@ev-site/contract/group-digits.ts';
import type { Words } from '../../words/words.ts';

/** The problem with an answer, and how to solve it; `undefined` if there is none. */
export const sayProblem = (
  key: FindKey,
  problems: FindReading['problems'],
  { problems: words }: Words['find'],
): string | undefined => {
  const problem = problems[key];
  if (!problem) return undefined;
  if (key === 'carry' || key === 'road' || key === 'slope' || key === 'noon') return words[key];
  const { least, most } = findBounds[key];
  if (problem === 'tooSmall') return words[key].tooSmall({ least });
  return problem === 'tooLarge' ? words[key].tooLarge({ most: groupDigits(most) }) : words[key][problem];
};
