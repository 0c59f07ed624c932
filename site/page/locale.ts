import { type Language, pathTo, pathToProduct, type RouteName } from '@ev-site/contract/paths.ts';
import { getWords, languageTags, type Words } from '../words/words.ts';

/** A language as pages speak it: its words, and addresses that stay in it. */
export interface Locale {
  language: Language;
  /** BCP 47 tag, e.g. "en-IN". */
  tag: string;
  words: Words;
  /** As `pathTo` of the contract, in this language. */
  pathTo: typeof pathTo;
  /** As `pathToProduct` of the contract, in this language. */
  pathToProduct(key: string): string;
}

// The wrapper hands on what it is given; its own type says what that may be.
const fillPath = pathTo as (name: RouteName, given: object) => string;

export const getLocale = (language: Language): Locale => ({
  language,
  tag: languageTags[language],
  words: getWords(language),
  pathTo: (name, ...[given]) => fillPath(name, { ...given, language }),
  pathToProduct: (key) => pathToProduct(key, { language }),
});
