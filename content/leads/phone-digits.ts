import type { CollectionBeforeOperationHook, Where } from 'payload';

const spelling = /^[\s\d+().-]+$/;
const fewest = 4;

/** The digits of a number as it is stored: `+91 98250 12345` is `919825012345`. */
export const toPhoneDigits = (phone: string): string => phone.replace(/\D/g, '');

/** What to look for among stored digits, without the zeros that stand before a number dialled at home. Null: no number. */
export const toSoughtDigits = (text: unknown): string | null => {
  if (typeof text !== 'string' || !spelling.test(text)) return null;
  const digits = toPhoneDigits(text).replace(/^0+/, '');
  return digits.length >= fewest ? digits : null;
};

const isList = (path: string): boolean => /^(and|or)$/i.test(path);

const seekIn = (path: string, condition: Where[string]): Where => {
  if (isList(path) && Array.isArray(condition)) return { [path]: condition.map(seekDigits) };
  const { like, contains } = path === 'phone' && !Array.isArray(condition) ? (condition ?? {}) : {};
  const digits = toSoughtDigits(like ?? contains);
  // Also as it was asked: a program of the version before stores no digits.
  return digits === null
    ? { [path]: condition }
    : { or: [{ phoneDigits: { contains: digits } }, { phone: condition }] };
};

/** The same condition, which finds a phone by its digits, whatever stands between them. */
export const seekDigits = (where: Where): Where => ({
  and: Object.entries(where).map(([path, condition]) => seekIn(path, condition)),
});

/** Staff type a number as they hear it; the search of the list and the filters come in here, and changes of all that they show. */
export const findPhoneByDigits: CollectionBeforeOperationHook = ({ args }) => {
  const asked = args as { where?: Where };
  return asked.where ? { ...args, where: seekDigits(asked.where) } : args;
};
