import { type AmountKey, toBoundTexts } from '@ev-site/contract/savings/amounts.ts';
import { type SavingsKey, type SavingsProblem, savingsKeys } from '@ev-site/contract/savings/read-query.ts';
import { fill } from '../fill.ts';
import type { CalculatorProps } from './calculator-props.ts';
import type { CalculatorInput } from './to-calculator-input.ts';

type Words = CalculatorProps['words'];

/** The id of the control for a value, or of the first of several choices. */
export const toFieldId = (key: SavingsKey): string => `savings-${key}`;

const isChoice = (key: SavingsKey): key is 'vehicle' | 'against' => key === 'vehicle' || key === 'against';

/** The problem of a value, and how to solve it, as shown beside the field. */
export const sayProblem = ({ problems }: Words, key: SavingsKey, problem: SavingsProblem): string =>
  isChoice(key) ? problems.unknown : fill(problems[problem], toBoundTexts(key));

/** The label of a number, with the rival's fuel. */
export const sayLabel = ({ fields }: Words, name: AmountKey, fuel: Words['fuels'][keyof Words['fuels']]) =>
  fill(fields[name].label, { fuel: fuel.word, measure: fuel.measure });

/** All problems of an input, each with the id of its field, in the order of the API's description. */
export const listProblems = (
  words: Words,
  { problems, against }: Pick<CalculatorInput, 'problems' | 'against'>,
): { href: string; text: string }[] =>
  savingsKeys.flatMap((key) => {
    const problem = problems[key];
    if (!problem) return [];
    const label = isChoice(key) ? words[key] : sayLabel(words, key, words.fuels[against]);
    return [{ href: `#${toFieldId(key)}`, text: `${label}: ${sayProblem(words, key, problem)}` }];
  });
