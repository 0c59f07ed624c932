import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/**
 * Matches a foreign number typed without the + before its country code: it has more digits than an Indian number. An
 * Indian number with one digit too many, or a mobile number with two, looks like a number of Russia, Iran or France; it
 * does not match, so that the visitor is asked again. Eleven digits that begin with 1 are North American, although a
 * number from around Delhi (0120, 0124) with one digit too many looks the same.
 */
const foreign = /^(?:1[0-9]{10}|[1-5][0-9]{11,14}|[6-9][0-9]{12,14})$/;

const parse = (text: string): string | null => {
  const number = parsePhoneNumberFromString(text, 'IN');
  return number?.isValid() ? number.formatInternational() : null;
};

/**
 * A phone number as it is stored and called, e.g. "+91 98250 12345". Without a country code it is read as Indian, if
 * such an Indian number can exist.
 * @returns null if no such number can exist.
 */
export const toPhoneNumber = (text: string): string | null => {
  const digits = text.replace(/[ ()./-]/g, '');
  return parse(text) ?? (foreign.test(digits) ? parse(`+${digits}`) : null);
};
