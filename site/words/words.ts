import type { Language } from '@ev-site/contract/paths.ts';
import { en } from './en.ts';
import { gu } from './gu.ts';
import { hi } from './hi.ts';
import { type Message, toMessage } from './message.ts';
import type { Translated } from './translated.ts';

type Said<Catalogue> = {
  readonly [Key in keyof Catalogue]: Catalogue[Key] extends string
    ? Message<Catalogue[Key]>
    : Said<Catalogue[Key]>;
};

/** The words of the interface in one language: plain texts, and functions of what a text leaves open. */
export type Words = Said<typeof en>;

interface Tree {
  readonly [key: string]: string | Tree;
}

interface SaidTexts {
  [key: string]: ReturnType<typeof toMessage> | SaidTexts;
}

const toWords = (texts: Tree, tag: string): SaidTexts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? toMessage(text, tag) : toWords(text, tag),
    ]),
  );

const catalogues: Record<Language, Translated<typeof en>> = { en, hi, gu };

/** BCP 47 tags: all three are spoken in India. */
export const languageTags = { en: 'en-IN', hi: 'hi-IN', gu: 'gu-IN' } as const satisfies Record<
  Language,
  string
>;

/** The texts of the catalogue as they are written, for islands that put values in themselves. */
export type Texts = Translated<typeof en>;

/** The texts of a language as they are written. */
export const getTexts = (language: Language): Texts => catalogues[language];

const words = new Map<Language, Words>();

/** The words to speak in a language; made once. */
export const getWords = (language: Language): Words => {
  const known = words.get(language);
  if (known) return known;
  // The keys are those of the catalogue; what became of each text is what `Message` says.
  const made = toWords(catalogues[language], languageTags[language]) as unknown as Words;
  words.set(language, made);
  return made;
};
