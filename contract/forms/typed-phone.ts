import { toTypedNumber } from './typed-number.ts';

/** Up to the last sign that is part of a number. Anchored, so that a long text of other signs is read but once. */
const untilEnd = /^.*(?:\)|[^\p{P} ])/u;

/**
 * A phone number as it was meant: what is copied out of a link or a sentence has `tel:` before it or a comma behind it,
 * and square or full-width brackets are as good as round ones.
 */
export const toTypedPhone = (text: string): string => {
  const number = toTypedNumber(text)
    .replace(/^tel: ?/i, '')
    .replaceAll('＋', '+')
    .replace(/[[［（]/g, '(')
    .replace(/[\]］）]/g, ')');
  return untilEnd.exec(number)?.[0] ?? '';
};
