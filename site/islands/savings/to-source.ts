import type { AmountKey } from '@ev-site/contract/savings/amounts.ts';
import { fill } from '../fill.ts';
import type { CalculatorProps } from './calculator-props.ts';
import type { Question } from './to-question.ts';

/** Where the start value of a field comes from: its source and date, and its range where it has one. */
export const toSource = (
  { words, sources }: Pick<CalculatorProps, 'words' | 'sources'>,
  { ours, start }: Question,
  name: AmountKey,
): string => {
  if (name === 'price' && ours.priceSource) return ours.priceSource;
  const { low, high, from } = start[name];
  const said = from.flatMap((key) => sources[key] ?? []);
  const range =
    low === high
      ? []
      : fill(words.range, { low: low.toLocaleString('en-IN'), high: high.toLocaleString('en-IN') });
  const example = name === 'price' ? words.example : [];
  return [example, ...new Set(said), range].flat().join(' · ');
};
