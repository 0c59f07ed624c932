import type { Where } from 'payload';
import { type ChangePart, listWhereParts, mapParts } from '../requests/where-tree.ts';
import { toSoughtDigits } from './phone-digits.ts';

/** The fields that the search of the list looks through. */
export const searchedFields = ['name', 'email', 'phone', 'message'];

/** The field and the text of one condition of a search; null if the condition is anything else. */
const toPart = (where: Where): { field: string; text: string } | null => {
  const [part, ...more] = listWhereParts(where);
  if (!part || more.length > 0) return null;
  const { like, ...others } = part.operators;
  const isPart = Object.keys(others).length === 0 && typeof like === 'string';
  return isPart && searchedFields.includes(part.path) ? { field: part.path, text: like } : null;
};

/** The only field that a text can be meant for; null if it may be any field. */
const toMeant = (text: string): string | null => {
  if (toSoughtDigits(text) !== null) return 'phone';
  return /^[^\s@]+@\S*$/.test(text.trim()) ? 'email' : null;
};

const narrowList: ChangePart = ({ path, list = [] }) => {
  // A search joins its fields with `or`. Conditions that are joined with `and` are all meant, so they stay.
  if (path.toLowerCase() !== 'or') return undefined;
  const parts = list.map(toPart);
  const [first] = parts;
  const isSearch = parts.length > 1 && parts.every((part) => part !== null && part.text === first?.text);
  const meant = isSearch && first ? toMeant(first.text) : null;
  const kept = meant ? list.filter((_, place) => parts[place]?.field === meant) : [];
  return kept.length > 0 ? { [path]: kept } : undefined;
};

/**
 * Narrows a condition: a search for a number looks only in the numbers, and a search for a mail address only in the
 * addresses. Searching name, address and message of 100,000 leads for a number takes five times as long as searching
 * the numbers alone.
 */
export const narrowSearch = (where: Where): Promise<Where> => mapParts(where, narrowList);
