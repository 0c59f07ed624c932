import { fill } from '../fill.ts';
import type { CalculatorProps } from './calculator-props.ts';

type Words = CalculatorProps['words'];

export const sayYears = ({ answer: { time } }: Words, count: number): string =>
  fill(count === 1 ? time.year : time.years, { count });

export const sayMonths = ({ answer: { time } }: Words, count: number): string =>
  fill(count === 1 ? time.month : time.months, { count });
