import type { Language } from '@ev-site/contract/paths.ts';
import { en } from './en.ts';
import { gu } from './gu.ts';
import { hi } from './hi.ts';
import { type Message, toMessage } from './message.ts';
import type { Translated } from './translated.ts';

type MessagesOf<Catalogue> = {
  readonly [Key in keyof Catalogue]: Catalogue[Key] extends string
    ? Message<Catalogue[Key]>
    : MessagesOf<Catalogue[Key]>;
};

/** The words of the interface in one language: plain texts, and functions for texts with placeholders. */
export type Words = MessagesOf<typeof en>;

interface TextTree {
  readonly [key: string]: string | TextTree;
}

interface MessageTree {
  [key: string]: ReturnType<typeof toMessage> | MessageTree;
}

const toMessages = (texts: TextTree, tag: string): MessageTree =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? toMessage(text, tag) : toMessages(text, tag),
    ]),
  );

const catalogues: Record<Language, Translated<typeof en>> = { en, hi, gu };

/** BCP 47 tags. All three are for India. */
export const languageTags = { en: 'en-IN', hi: 'hi-IN', gu: 'gu-IN' } as const satisfies Record<
  Language,
  string
>;

/** The raw texts of the catalogue, for islands that insert values themselves. */
export type Texts = Translated<typeof en>;

/** The raw texts of a language. A test names the parts that are read here: they have plain placeholders only. */
export const getTexts = (language: Language): Texts => catalogues[language];

const words = new Map<Language, Words>();

/** The words of a language; prepared once. */
export const getWords = (language: Language): Words => {
  const known = words.get(language);
  if (known) return known;
  // The keys are those of the catalogue, and `Message` describes the type of each converted text.
  const made = toMessages(catalogues[language], languageTags[language]) as unknown as Words;
  words.set(language, made);
  return made;
};
