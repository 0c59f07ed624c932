import { toTypedPhone } from '@ev-site/contract/forms/typed-phone.ts';
import type { Where } from 'payload';
import { type ChangePart, getSoughtText, mapParts } from '../requests/where-tree.ts';

const spelling = /^[ \d+().-]+$/;
const fewest = 4;
/** Digits of an Indian number without its country code. */
const atHome = 10;

/** The digits of a phone number as they are stored: `+91 98250 12345` is `919825012345`. */
export const toPhoneDigits = (phone: string): string => phone.replace(/\D/g, '');

/**
 * The digits to look for among stored digits, without the leading zeros that people dial within India, also after +91.
 * Null if the text is not a phone number.
 */
export const toSoughtDigits = (text: unknown): string | null => {
  const typed = typeof text === 'string' ? toTypedPhone(text) : '';
  if (!spelling.test(typed)) return null;
  const dialled = toPhoneDigits(typed).replace(/^0+/, '');
  const digits = dialled.length > atHome + 2 ? dialled.replace(/^910+/, '91') : dialled;
  return digits.length >= fewest ? digits : null;
};

const seekIn: ChangePart = (part) => {
  const digits = part.path === 'phone' ? toSoughtDigits(getSoughtText(part)) : null;
  // Also searches as it was asked: the previous version of this program stores no digits.
  return digits === null ? undefined : { or: [{ phoneDigits: { contains: digits } }, part.where] };
};

/**
 * Extends a condition so that it finds a phone number by its digits, whatever characters stand between them. Staff type
 * a number as they hear it, in the search of the list and in filters.
 */
export const seekDigits = (where: Where): Promise<Where> => mapParts(where, seekIn);
