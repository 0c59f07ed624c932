import { groupDigits } from '@ev-site/contract/group-digits.ts';

/** Whole rupees as India writes them, rounded half up, without a sign: "₹3,15,557". */
export const toRupees = (rs: number): string => `₹${groupDigits(Math.abs(Math.round(rs)))}`;

/** The joiner keeps the sign and its amount on one line: alone, the amount would read as a gain. */
const minus = '−\u2060';

/** The same with a sign: a loss is "−₹5,000". */
export const toSignedRupees = (rs: number): string =>
  Math.round(rs) < 0 ? `${minus}${toRupees(rs)}` : toRupees(rs);

const paise = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** Rupees and paise per kilometre: "₹4.67", and "₹12,402.46" for a vehicle that hardly drives. */
export const toRupeesPerKm = (rs: number): string => {
  const rounded = Math.round(rs * 100) / 100;
  return `${rounded < 0 ? minus : ''}₹${groupDigits(Math.abs(rounded), paise)}`;
};

/** A number as a field shows it: all its decimals, no commas. */
export const toFieldText = (number: number): string => String(number);
