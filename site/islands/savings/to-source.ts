import { groupDigits } from '@ev-site/contract/group-digits.ts';
import type { AmountKey } from '@ev-site/contract/savings/amounts.ts';
import { fill } from '../fill.ts';
import type { CalculatorProps } from './calculator-props.ts';
import type { CalculatorInput } from './to-calculator-input.ts';

type Known = Pick<CalculatorProps, 'words' | 'spreads'>;

/** The hint of each field that has one. */
const hintOf: Partial<Record<AmountKey, keyof Known['words']['hints']>> = {
  price: 'price',
  rivalprice: 'price',
  subsidy: 'subsidy',
  taxes: 'taxes',
  rivaltaxes: 'rivaltaxes',
  resale: 'resale',
  rivalresale: 'resale',
};

/** The origin of a field's start value: its source and date, and its range if it has one. */
const listOrigin = (
  { words, spreads }: Known,
  { ours, start }: CalculatorInput,
  name: AmountKey,
): string[] => {
  if (name === 'price' && ours.priceSource) return [ours.priceSource];
  const { low, high, from } = start[name];
  const said = new Set(from.flatMap((key) => spreads[key].source || []));
  const ends = { low: groupDigits(low), high: groupDigits(high) };
  return [
    ...(name === 'price' ? [words.example] : []),
    ...said,
    ...(low === high ? [] : [fill(words.range, ends)]),
  ];
};

/** The hint for filling in a field, and the origin of its start value. */
export const toSource = (known: Known, input: CalculatorInput, name: AmountKey): string => {
  const hint = hintOf[name];
  const origin = listOrigin(known, input, name);
  return (hint ? [known.words.hints[hint], ...origin] : origin).join('\u00a0· ');
};
