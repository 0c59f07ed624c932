import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Belongs to nobody: the sample company's. */
const nobody = '+910000000000';

/** Kinds of numbers that are dialled within a country alone: 1800 and 1860. */
const services: readonly unknown[] = ['TOLL_FREE', 'SHARED_COST'];

/** Whether a text of digits, spaces and hyphens is a number that can be called as it stands. */
const isDialled = (text: string): boolean => {
  if (!/^\+?\d[\d -]*$/.test(text)) return false;
  const dialled = text.replaceAll(/[ -]/g, '');
  if (dialled === nobody) return true;
  const number = parsePhoneNumberFromString(dialled, 'IN');
  if (!number?.isValid()) return false;
  // Behind a country code no 0 is dialled.
  if (dialled === number.number) return true;
  return services.includes(number.getType()) && dialled === number.nationalNumber;
};

/**
 * Checks a number of the company or of a dealer, which stays as it was typed: it has its country code, or is one of India's
 * toll-free ones.
 * @returns true, or what is wrong in the words of the studio
 */
export const validatePhone = (value: unknown, { required = false } = {}): true | string =>
  (value === null || value === undefined || value === '' ? !required : isDialled(String(value))) ||
  'Write a number that can be called, with its country code and without a 0 behind that, e.g. +91 79 4000 1234.';
