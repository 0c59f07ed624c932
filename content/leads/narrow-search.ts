import type { CollectionBeforeOperationHook, Where } from 'payload';
import { toSoughtDigits } from './phone-digits.ts';

/** What the search of the list looks through. */
export const searchedFields = ['name', 'email', 'phone', 'message'];

const isList = (path: string): boolean => /^(and|or)$/i.test(path);

/** The field and the text of one part of a search; null where it is anything else. */
const toPart = (where: Where): { field: string; text: string } | null => {
  const [[field = '', condition] = [], ...more] = Object.entries(where);
  const { like, ...others } = Array.isArray(condition) ? {} : (condition ?? {});
  const isPart = more.length === 0 && Object.keys(others).length === 0 && typeof like === 'string';
  return isPart && searchedFields.includes(field) ? { field, text: String(like) } : null;
};

/** The one field that a text can only be meant for; null where it may be any. */
const toMeant = (text: string): string | null => {
  if (toSoughtDigits(text) !== null) return 'phone';
  return /^[^\s@]+@\S*$/.test(text.trim()) ? 'email' : null;
};

const narrowList = (conditions: readonly Where[]): Where[] => {
  const parts = conditions.map(toPart);
  const [first] = parts;
  const isSearch = parts.length > 1 && parts.every((part) => part !== null && part.text === first?.text);
  const meant = isSearch && first ? toMeant(first.text) : null;
  const kept = meant ? conditions.filter((_, place) => parts[place]?.field === meant) : [];
  return kept.length > 0 ? kept : conditions.map(narrow);
};

/** The same condition, in which a search for a number asks for numbers alone, and one for a mail address for addresses. */
export const narrow = (where: Where): Where =>
  Object.fromEntries(
    Object.entries(where).map(([path, condition]) => [
      path,
      isList(path) && Array.isArray(condition) ? narrowList(condition) : condition,
    ]),
  );

/** Going through name, address and message of 100,000 leads for a number takes five times as long as asking for the number. Also where all found ones are changed. */
export const narrowSearch: CollectionBeforeOperationHook = ({ args }) => {
  const asked = args as { where?: Where };
  return asked.where ? { ...args, where: narrow(asked.where) } : args;
};
