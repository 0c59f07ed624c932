import { groupDigits } from '../group-digits.ts';
import { readPlainNumber } from '../plain-number.ts';

/** Units of the numbers in the savings calculation. Pages show them in words. */
type AmountUnit =
  | 'kmPerDay'
  | 'daysPerYear'
  | 'years'
  | 'rs'
  | 'rsPerYear'
  | 'percent'
  | 'percentPerYear'
  | 'months'
  | 'kwhPer100Km'
  | 'share'
  | 'rsPerKwh'
  | 'rsPerKm'
  | 'rsPerFuel'
  | 'kmPerFuel';

interface Amount {
  unit: AmountUnit;
  least: number;
  most: number;
  /** The change for one press of the stepper. */
  step: number;
  /** Decimal places that are accepted. */
  decimals: number;
}

const amount = (unit: AmountUnit, least: number, most: number, step: number, decimals = 0): Amount => ({
  unit,
  least,
  most,
  step,
  decimals,
});

/**
 * Every number in the input of a savings calculation, by its key in addresses and calls, with sensible bounds. The
 * order is that of the call's description.
 */
export const amounts = {
  km: amount('kmPerDay', 1, 400, 5),
  days: amount('daysPerYear', 1, 366, 5),
  years: amount('years', 1, 10, 1),
  price: amount('rs', 0, 5_000_000, 5000),
  subsidy: amount('rs', 0, 1_000_000, 1000),
  insurance: amount('rsPerYear', 0, 200_000, 500),
  taxes: amount('rs', 0, 1_000_000, 500),
  down: amount('percent', 0, 100, 5, 1),
  rate: amount('percentPerYear', 0, 60, 0.5, 2),
  months: amount('months', 1, 120, 6),
  resale: amount('percent', 0, 100, 5, 1),
  kwh: amount('kwhPer100Km', 0.5, 60, 0.5, 2),
  efficiency: amount('share', 0.3, 1, 0.01, 2),
  tariff: amount('rsPerKwh', 0, 60, 0.5, 2),
  maintenance: amount('rsPerKm', 0, 20, 0.05, 2),
  battery: amount('rsPerKm', 0, 20, 0.05, 2),
  fuelprice: amount('rsPerFuel', 1, 400, 1, 2),
  economy: amount('kmPerFuel', 2, 100, 1, 1),
  rivalprice: amount('rs', 0, 5_000_000, 5000),
  rivalinsurance: amount('rsPerYear', 0, 200_000, 500),
  rivaltaxes: amount('rs', 0, 1_000_000, 500),
  rivaldown: amount('percent', 0, 100, 5, 1),
  rivalrate: amount('percentPerYear', 0, 60, 0.5, 2),
  rivalmonths: amount('months', 1, 120, 6),
  rivalresale: amount('percent', 0, 100, 5, 1),
  rivalmaintenance: amount('rsPerKm', 0, 20, 0.05, 2),
} as const satisfies Record<string, Amount>;

export type AmountKey = keyof typeof amounts;

/** The keys of all amounts, in the order of the table. */
export const amountKeys = Object.keys(amounts) as AmountKey[];

/** Fuels of the vehicle with which ours is compared. */
export const rivalFuels = ['diesel', 'cng', 'petrol'] as const;

export type RivalFuel = (typeof rivalFuels)[number];

/** Why an amount is not accepted: not a number, or below or above its bounds. */
export type AmountProblem = 'notANumber' | 'tooSmall' | 'tooLarge';

/**
 * Reads an amount as people write numbers. Rounds to the decimal places of the amount.
 */
export const readAmount = (key: AmountKey, text: string): number | AmountProblem => {
  const { least, most, decimals } = amounts[key];
  const plain = readPlainNumber(text);
  if (plain === undefined) return 'notANumber';
  const places = 10 ** decimals;
  // The sum turns -0 into 0.
  const number = Math.round(plain * places) / places + 0;
  if (plain < 0 || number < least) return 'tooSmall';
  return number > most ? 'tooLarge' : number;
};

/** Texts for the message about a wrong amount: its bounds as written in India, and an acceptable number as example. */
export const toBoundTexts = (key: AmountKey): { least: string; most: string; example: string } => {
  const { least, most, step } = amounts[key];
  return {
    least: groupDigits(least),
    most: groupDigits(most),
    example: String(Math.max(least, step)),
  };
};
