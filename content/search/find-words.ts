import type { DocumentText } from './list-texts.ts';

/** Where words were found. */
export interface FoundText {
  /** All of them in the title. */
  isTitle: boolean;
  /** One of them in a text that has a language. */
  hasLanguage: boolean;
  /** What stands around the first that is not in the title; empty where all are. */
  excerpt: string;
}

const around = 60;

/**
 * A text as it is compared: small letters, Latin ones without accents, Indian ones without nukta and joiners, so that
 * one finds it however it was typed.
 */
const toComparable = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/(?<=\p{Script=Latin})\p{M}+|[\u093c\u0abc\u200b-\u200d\ufeff]/gu, '')
    .normalize('NFC')
    .toLowerCase();

/** The words of a question, as they are compared. */
export const toWords = (asked: string): string[] => [
  ...new Set(toComparable(asked).split(/\s+/).filter(Boolean)),
];

const cutAround = (text: string, word: string): string => {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  // Comparing may shorten a text by a few letters: near enough to show where it is.
  const at = Math.max(0, toComparable(plain).indexOf(word));
  const start = at <= around ? 0 : plain.indexOf(' ', at - around) + 1;
  const end = plain.length <= at + 2 * around ? plain.length : plain.lastIndexOf(' ', at + 2 * around);
  return `${start > 0 ? '… ' : ''}${plain.slice(start, Math.max(end, at + word.length))}${end < plain.length ? ' …' : ''}`;
};

/** Finds all words in the texts of one document in one language; null where one is missing. */
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
