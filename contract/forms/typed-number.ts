import { toLatinDigits } from '../digits.ts';
import { dropWidthless, toLine } from './plain-text.ts';

/** Hyphens and dashes of any script, for use in a character class of a regular expression. */
export const hyphens = String.raw`\p{Pd}\u2010\u2011\u2212\u2043`;

const anyHyphen = new RegExp(`[${hyphens}]`, 'gu');

/**
 * A phone number or PIN as it was meant: digits of any script become 0 to 9, any dash a hyphen, and characters without
 * width are removed.
 */
export const toTypedNumber = (text: string): string =>
  toLatinDigits(toLine(dropWidthless(text))).replace(anyHyphen, '-');
