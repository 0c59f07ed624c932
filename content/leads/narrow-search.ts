import type { Where } from 'payload';
import { type ChangePart, listParts, mapParts } from '../database/where-tree.ts';
import { toSoughtDigits } from './phone-digits.ts';

/** What the search of the list looks through. */
export const searchedFields = ['name', 'email', 'phone', 'message'];

/** The field and the text of one condition of a search; null where it is anything else. */
const toPart = (where: Where): { field: string; text: string } | null => {
  const [part, ...more] = listParts(where);
  if (!part || more.length > 0) return null;
  const { like, ...others } = part.operators;
  const isPart = Object.keys(others).length === 0 && typeof like === 'string';
  return isPart && searchedFields.includes(part.path) ? { field: part.path, text: like } : null;
};

/** The one field that a text can only be meant for; null where it may be any. */
const toMeant = (text: string): string | null => {
  if (toSoughtDigits(text) !== null) return 'phone';
  return /^[^\s@]+@\S*$/.test(text.trim()) ? 'email' : null;
};

const narrowList: ChangePart = ({ path, list = [] }) => {
  // A search asks whether any field has the text; whoever asks for all of them means each.
  if (path.toLowerCase() !== 'or') return undefined;
  const parts = list.map(toPart);
  const [first] = parts;
  const isSearch = parts.length > 1 && parts.every((part) => part !== null && part.text === first?.text);
  const meant = isSearch && first ? toMeant(first.text) : null;
  const kept = meant ? list.filter((_, place) => parts[place]?.field === meant) : [];
  return kept.length > 0 ? { [path]: kept } : undefined;
};

/**
 * The same condition, in which a search for a number asks for numbers alone, and one for a mail address for addresses:
 * going through name, address and message of 100,000 leads for a number takes five times as long as asking for the
 * number.
 */
export const narrowSearch = (where: Where): Promise<Where> => mapParts(where, narrowList);
