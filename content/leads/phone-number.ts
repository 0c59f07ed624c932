import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/**
 * More digits than an Indian number has, so a country's code without its +. An Indian one with a digit too many, or of
 * a mobile with two, looks like one of Russia, Iran or France, and is better asked for again. Eleven digits behind a 1
 * are North American, though one from around Delhi (0120, 0124) with a digit too many looks the same.
 */
const foreign = /^(?:1[0-9]{10}|[1-5][0-9]{11,14}|[6-9][0-9]{12,14})$/;

const parse = (text: string): string | null => {
  const number = parsePhoneNumberFromString(text, 'IN');
  return number?.isValid() ? number.formatInternational() : null;
};

/**
 * A phone number as it is stored and called, e.g. "+91 98250 12345". Without a country code it is taken as Indian, if
 * such a one can exist.
 * @returns null where no such number can exist.
 */
export const toPhoneNumber = (text: string): string | null => {
  const digits = text.replace(/[ ()./-]/g, '');
  return parse(text) ?? (foreign.test(digits) ? parse(`+${digits}`) : null);
};
