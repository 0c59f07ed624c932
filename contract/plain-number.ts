import { toLatinDigits } from './digits.ts';

/**
 * Reads a number as people write it: digits of any script, with or without the commas of lakh and thousand.
 * @returns `undefined` for what is no number
 */
export const readPlainNumber = (text: string): number | undefined => {
  const plain = toLatinDigits(text).trim().replaceAll(',', '');
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(plain) && plain.length <= 20 ? Number(plain) : undefined;
};
