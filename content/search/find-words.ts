import type { DocumentText } from './list-texts.ts';

/** The result of a search in the texts of one document. */
export interface FoundText {
  /** All words are in the title. */
  isTitle: boolean;
  /** At least one word is in a localized text. */
  hasLanguage: boolean;
  /** The text around the first word that is not in the title; empty if all are. */
  excerpt: string;
}

const around = 60;

/**
 * Brings a text into the form in which texts are compared: small letters, Latin letters without accents, Indian letters
 * without nukta and joiners. So a text is found however it was typed.
 */
const toComparable = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/(?<=\p{Script=Latin})\p{M}+|[\u093c\u0abc\u200b-\u200d\ufeff]/gu, '')
    .normalize('NFC')
    .toLowerCase();

/** Splits a search into its words, in the form for comparison. */
export const toSearchWords = (asked: string): string[] => [
  ...new Set(toComparable(asked).split(/\s+/).filter(Boolean)),
];

const cutAround = (text: string, word: string): string => {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  // The form for comparison may be a few letters shorter, so this place is only approximate. That is good enough here.
  const at = Math.max(0, toComparable(plain).indexOf(word));
  const start = at <= around ? 0 : plain.indexOf(' ', at - around) + 1;
  const end = plain.length <= at + 2 * around ? plain.length : plain.lastIndexOf(' ', at + 2 * around);
  return `${start > 0 ? '… ' : ''}${plain.slice(start, Math.max(end, at + word.length))}${end < plain.length ? ' …' : ''}`;
};

/** Looks for all words in the texts of one document in one language; null if one is missing. */
export const findWords = (
  texts: readonly DocumentText[],
  words: readonly string[],
  titleField: string,
): FoundText | null => {
  const compared = texts.map((text) => ({ ...text, comparable: toComparable(text.text) }));
  const places = words.map((word) => {
    const holding = compared.filter(({ comparable }) => comparable.includes(word));
    return (
      holding.find(({ field }) => field === titleField) ??
      holding.find(({ language }) => language) ??
      holding[0]
    );
  });
  if (places.includes(undefined)) return null;
  const outside = places.findIndex((place) => place?.field !== titleField);
  return {
    isTitle: outside === -1,
    hasLanguage: places.some((place) => place?.language),
    excerpt: outside === -1 ? '' : cutAround(places[outside]?.text ?? '', words[outside] ?? ''),
  };
};
