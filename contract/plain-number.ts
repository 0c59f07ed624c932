import { toLatinDigits } from './digits.ts';

/** Digits with the commas of lakh or thousand: "4,10,000", "1,200.50". */
const grouped = /^[+-]?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/;

/** No number is written as long as this. The patterns below take the square of a length, and strangers send what they like. */
const longest = 60;

/**
 * Reads a number as people write it: digits of any script, with or without the commas of lakh and thousand, with "₹" or
 * "Rs" before and "/-" behind. A comma that groups nothing is a point of other countries ("4,1"): which of both was
 * meant is for whoever wrote it to say.
 * @returns `undefined` for what is no number
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
