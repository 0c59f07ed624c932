import { toTypedNumber } from './typed-number.ts';

/** Up to the last character that is part of a number. Anchored, so that a long text of other signs is read once. */
const untilEnd = /^.*(?:\)|[^\p{P} ])/u;

/**
 * A phone number as it was meant. A number copied from a link or a sentence may have `tel:` before it or a comma after
 * it; square and full-width brackets count as round ones.
 */
export const toTypedPhone = (text: string): string => {
  const number = toTypedNumber(text)
    .replace(/^tel: ?/i, '')
    .replaceAll('＋', '+')
    .replace(/[[［（]/g, '(')
    .replace(/[\]］）]/g, ')');
  return untilEnd.exec(number)?.[0] ?? '';
};
