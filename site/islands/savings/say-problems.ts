import { type AmountKey, toBoundTexts } from '@ev-site/contract/savings/amounts.ts';
import { type SavingsKey, type SavingsProblem, savingsKeys } from '@ev-site/contract/savings/read-query.ts';
import { fill } from '../fill.ts';
import type { CalculatorProps } from './calculator-props.ts';
import type { Question } from './to-question.ts';

type Words = CalculatorProps['words'];

/** The id of the control that a number is written in, or of the first of several to choose from. */
export const toFieldId = (key: SavingsKey): string => `savings-${key}`;

const isChoice = (key: SavingsKey): key is 'vehicle' | 'against' => key === 'vehicle' || key === 'against';

/** What is wrong with a value, and the way out, as it stands beside its field. */
export const sayProblem = ({ problems }: Words, key: SavingsKey, problem: SavingsProblem): string =>
  isChoice(key) ? problems.unknown : fill(problems[problem], toBoundTexts(key));

/** What a number is called, with what the rival runs on. */
export const sayLabel = ({ fields }: Words, name: AmountKey, fuel: Words['fuels'][keyof Words['fuels']]) =>
  fill(fields[name].label, { fuel: fuel.word, measure: fuel.measure });

/** All that is wrong with a question, each with the way to its field; in the order of the API's description. */
export const listProblems = (
  words: Words,
  { problems, against }: Pick<Question, 'problems' | 'against'>,
): { href: string; text: string }[] =>
  savingsKeys.flatMap((key) => {
    const problem = problems[key];
    if (!problem) return [];
    const label = isChoice(key) ? words[key] : sayLabel(words, key, words.fuels[against]);
    return [{ href: `#${toFieldId(key)}`, text: `${label}: ${sayProblem(words, key, problem)}` }];
  });
