import { toLatinDigits } from './digits.ts';

/** Digits with the commas of lakh or thousand: "4,10,000", "1,200.50". */
const grouped = /^[+-]?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/;

/** Longest text to read. The patterns below take time by the square of the length, and strangers send the texts. */
const longest = 60;

/**
 * Reads a number as people write it: digits of any script, with or without the commas of lakh and thousand, with "₹" or
 * "Rs" before and "/-" behind. A comma that does not group digits is refused: in other countries it is the decimal
 * point ("4,1"), and only the writer knows what was meant.
 * @returns `undefined` if it is not a number
 */
export const readPlainNumber = (text: string): number | undefined => {
  if (text.length > longest) return undefined;
  const written = toLatinDigits(text)
    .trim()
    .replace(/^(?:₹|rs\.?)\s*/i, '')
    .replace(/\s*\/-$/, '');
  const plain = grouped.test(written) ? written.replaceAll(',', '') : written;
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(plain) && plain.length <= 20 ? Number(plain) : undefined;
};
