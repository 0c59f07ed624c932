import { toLatinDigits } from './digits.ts';

/** Crockford's alphabet: no letter that is read as another or as a digit. */
export const referenceAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 8;

/** How a reference number looks, to show in a hint. */
export const exampleReference = 'K7M2-4QXD';

/** Eight signs as a reference number is written, `K7M2-4QXD`. */
export const spellReference = (signs: string): string => `${signs.slice(0, 4)}-${signs.slice(4)}`;

/** A reference number in its one spelling, `K7M2-4QXD`, however it was typed or quoted; null where it is none. */
export const toReference = (typed: string): string | null => {
  const signs = toLatinDigits(typed)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[IL]/g, '1')
    .replaceAll('O', '0');
  if (signs.length !== length || [...signs].some((sign) => !referenceAlphabet.includes(sign))) return null;
  return spellReference(signs);
};
