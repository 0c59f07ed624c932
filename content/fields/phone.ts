import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** The sample company's number, which belongs to nobody. */
const nobody = '+910000000000';

/** Types of numbers that can be dialled only within a country: 1800 and 1860. */
const services: readonly unknown[] = ['TOLL_FREE', 'SHARED_COST'];

/** Whether a text of digits, spaces and hyphens is a number that can be dialled exactly as written. */
const isDialled = (text: string): boolean => {
  if (!/^\+?\d[\d -]*$/.test(text)) return false;
  const dialled = text.replaceAll(/[ -]/g, '');
  if (dialled === nobody) return true;
  const number = parsePhoneNumberFromString(dialled, 'IN');
  if (!number?.isValid()) return false;
  // No 0 is dialled after a country code.
  if (dialled === number.number) return true;
  return services.includes(number.getType()) && dialled === number.nationalNumber;
};

/**
 * Checks a number of the company or of a dealer. It must have a country code, or be an Indian toll-free number. It is
 * stored as typed.
 * @returns true, or what is wrong, in words for staff
 */
export const validatePhone = (value: unknown, { required = false } = {}): true | string =>
  (value === null || value === undefined || value === '' ? !required : isDialled(String(value))) ||
  'Write a full phone number with its country code and without a 0 after the code, e.g. +91 79 4000 1234.';

/** The same for a number that has to begin with a country code, or with the start of one. */
const withCode =
  (code: string): typeof validatePhone =>
  (value, options) =>
    !value || String(value).startsWith(code)
      ? validatePhone(value, options)
      : 'Write the number with its country code, e.g. +91 98250 12345.';

/** A WhatsApp number: without its country code, a toll-free number would make a link to a stranger abroad. */
export const validateWhatsApp = withCode('+');

/** A number of a dealer. Dealers are in India; without its country code a number makes no WhatsApp link. */
export const validateIndianPhone = withCode('+91');
