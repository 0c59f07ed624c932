import type { AssumptionUnit } from '@ev-site/contract/assumption-keys.ts';
import { createFigureReader } from '../../data/figure.ts';
import type { Words } from '../../words/words.ts';

type AmountWords = Pick<Words, 'assumptions' | 'figures'>;

/** The catalogue's names for the words around a number. */
const unitNames = {
  '₹/l': 'rupeesPerLitre',
  '₹/kg': 'rupeesPerKg',
  '₹/kWh': 'rupeesPerKwh',
  '%': 'percent',
  'km/l': 'kmPerLitre',
  'km/kg': 'kmPerKg',
  '₹/km': 'rupeesPerKm',
  '₹': 'rupees',
  '₹/year': 'rupeesPerYear',
  '%/year': 'percentPerYear',
  'days/year': 'daysPerYear',
  'km/day': 'kmPerDay',
  share: 'share',
  km: 'km',
  months: 'months',
  years: 'years',
} as const satisfies Record<AssumptionUnit, keyof Words['assumptions']['units']>;

/** The catalogue's names for the singular, where it differs. */
const singleNames: Partial<Record<AssumptionUnit, 'dayPerYear' | 'month' | 'year'>> = {
  'days/year': 'dayPerYear',
  months: 'month',
  years: 'year',
};

const inUnit = (numbers: readonly number[], unit: AssumptionUnit, words: AmountWords): string => {
  const { formatNumber } = createFigureReader(words.figures);
  // Paise are written with two decimals or none, the same at both ends of a range.
  const hasPaise = unit.startsWith('₹') && !numbers.every(Number.isInteger);
  const write = (scale: number, places?: number) => {
    const [from = '', to] = numbers.map((number) => formatNumber(number * scale, { decimals: places }));
    return to === undefined ? from : words.figures.range({ from, to });
  };
  const { units } = words.assumptions;
  if (unit === 'share') return units.share({ number: write(1, 2), percent: write(100) });
  const number = write(1, hasPaise ? 2 : undefined);
  const single = numbers.every((one) => one === 1) ? singleNames[unit] : undefined;
  return units[single ?? unitNames[unit]]({ number });
};

/** An assumed value in words, e.g. "₹97.92 a litre". */
export const toAmount = (number: number, unit: AssumptionUnit, words: AmountWords): string =>
  inUnit([number], unit, words);

/** The usual range, e.g. "₹94.10 to 98.10 a litre". */
export const toRange = (low: number, high: number, unit: AssumptionUnit, words: AmountWords): string =>
  inUnit(low === high ? [low] : [low, high], unit, words);
