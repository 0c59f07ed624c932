import { toLatinDigits } from './digits.ts';

/** Digits with the commas of lakh or thousand: "4,10,000", "1,200.50". */
const grouped = /^[+-]?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/;

/**
 * Reads a number as people write it: digits of any script, with or without the commas of lakh and thousand, with "₹" or
 * "Rs" before and "/-" behind. A comma that groups nothing is a point of other countries ("4,1"): which of both was
 * meant is for whoever wrote it to say.
 * @returns `undefined` for what is no number
 */
export const readPlainNumber = (text: string): number | undefined => {
  const written = toLatinDigits(text)
    .trim()
    .replace(/^(?:₹|rs\.?)\s*/i, '')
    .replace(/\s*\/-$/, '');
  const plain = grouped.test(written) ? written.replaceAll(',', '') : written;
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(plain) && plain.length <= 20 ? Number(plain) : undefined;
};
