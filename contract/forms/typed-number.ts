import { toLatinDigits } from '../digits.ts';
import { toLine } from './plain-text.ts';

/** Hyphens and dashes of any script, for a class of a regular expression. */
export const hyphens = String.raw`\p{Pd}\u2010\u2011\u2212\u2043`;

const anyHyphen = new RegExp(`[${hyphens}]`, 'gu');

/**
 * A number as it was meant, a phone's or a PIN: digits of any script are 0 to 9, every hyphen is one, and what nobody
 * sees is gone. Pages, papers and chats that it is copied from have signs of their own.
 */
export const toTypedNumber = (text: string): string =>
  toLatinDigits(toLine(text.replace(/[\u00ad\u200b-\u200d\u2060-\u2064]/g, ''))).replace(anyHyphen, '-');
