import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/**
 * A phone number as it is stored and called, e.g. "+91 98250 12345". Without a country code it is taken as Indian.
 * @returns null where no such number can exist.
 */
export const toPhoneNumber = (text: string): string | null => {
  const number = parsePhoneNumberFromString(text, 'IN');
  return number?.isValid() ? number.formatInternational() : null;
};
