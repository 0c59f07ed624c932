import { type Language, pathTo, pathToProduct, type RouteName } from '@ev-site/contract/paths.ts';
import { getWords, languageTags, type Words } from '../words/words.ts';

/** A language for pages: its words, and addresses within it. */
export interface Locale {
  language: Language;
  /** BCP 47 tag, e.g. "en-IN". */
  tag: string;
  words: Words;
  /** `pathTo` of the contract, in this language. */
  pathTo: typeof pathTo;
  /** `pathToProduct` of the contract, in this language. */
  pathToProduct(key: string): string;
}

// The wrapper below passes its arguments on; its own type restricts them.
const fillPath = pathTo as (name: RouteName, given: object) => string;

export const getLocale = (language: Language): Locale => ({
  language,
  tag: languageTags[language],
  words: getWords(language),
  pathTo: (name, ...[given]) => fillPath(name, { ...given, language }),
  pathToProduct: (key) => pathToProduct(key, { language }),
});
