import { toTypedPhone } from '@ev-site/contract/forms/typed-phone.ts';
import type { Where } from 'payload';
import { type ChangePart, getSoughtText, mapParts } from '../database/where-tree.ts';

const spelling = /^[ \d+().-]+$/;
const fewest = 4;
/** Digits of an Indian number. */
const atHome = 10;

/** The digits of a number as it is stored: `+91 98250 12345` is `919825012345`. */
export const toPhoneDigits = (phone: string): string => phone.replace(/\D/g, '');

/**
 * What to look for among stored digits, without the zeros that stand before a number dialled at home, also behind +91.
 * Null: no number.
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
  // Also as it was asked: a program of the version before stores no digits.
  return digits === null ? undefined : { or: [{ phoneDigits: { contains: digits } }, part.where] };
};

/**
 * The same condition, which finds a phone by its digits, whatever stands between them: staff type a number as they hear
 * it, in the search of the list and in filters.
 */
export const seekDigits = (where: Where): Promise<Where> => mapParts(where, seekIn);
