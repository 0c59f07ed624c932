import { toLatinDigits } from './digits.ts';

/** Crockford's alphabet: no letter that can be mistaken for another letter or a digit. */
export const referenceAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 8;

/** An example of a reference number, for a hint. */
export const exampleReference = 'K7M2-4QXD';

/** Eight characters in the spelling of a reference number, `K7M2-4QXD`. */
export const spellReference = (signs: string): string => `${signs.slice(0, 4)}-${signs.slice(4)}`;

/** Reads a reference number, however it was typed or quoted, into its one spelling, `K7M2-4QXD`; null if it is none. */
export const toReference = (typed: string): string | null => {
  const signs = toLatinDigits(typed)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[IL]/g, '1')
    .replaceAll('O', '0');
  if (signs.length !== length || [...signs].some((sign) => !referenceAlphabet.includes(sign))) return null;
  return spellReference(signs);
};
