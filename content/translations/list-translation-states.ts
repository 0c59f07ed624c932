import {
  isPreviewedCollection,
  type NamedDocument,
  type PreviewedCollection,
  studioPath,
  toDocument,
} from '@ev-site/contract/documents.ts';
import { type Language, languageNames, languages } from '@ev-site/contract/paths.ts';
import type { Payload, SanitizedGlobalConfig } from 'payload';
import { toDocumentTitle } from '../documents/document-title.ts';
import { toLabel } from '../documents/label.ts';
import { isGated, translationReady } from '../fields/translation-ready.ts';
import { listAllOlder, tellsOlder } from './older-translations.ts';

/**
 * A document that visitors of a language do not see because its translation is not marked as ready; or a picture
 * without its alternative text.
 */
export interface Untranslated {
  /** Its title in the studio's list, in the first language. */
  title: string;
  /** Path in the studio, in the language that is missing. */
  href: string;
}

/** A document that visitors of a language see, and whose English was changed after the translation. */
export interface OlderTranslation extends Untranslated {
  /** Names of the outdated texts in the studio. */
  texts: string[];
}

/** The state of translation of a kind of content in one language. */
export interface TranslationState {
  /** What staff call the kind. */
  kind: string;
  language: Language;
  /** The name of the language in that language. */
  languageName: string;
  total: number;
  missing: Untranslated[];
  older: OlderTranslation[];
}

type ReadOlder = Awaited<ReturnType<typeof listAllOlder>>;

type ByLanguage = Partial<Record<Language, unknown>>;

/** What is counted: a document of a collection, or a single page. */
interface Counted extends NamedDocument {
  title: string;
  /** By language, whether the translation is there: the checkbox or a text. */
  ready: ByLanguage | undefined;
}

const others = languages.slice(1);

const toStates = (kind: string, counted: readonly Counted[], readOlder: ReadOlder): TranslationState[] =>
  others.map((language) => {
    const toLink = ({ kind: slug, id, title }: Counted) => ({
      title,
      href: `${studioPath(slug, id)}?locale=${language}`,
    });
    const toOlder = (document: Counted): OlderTranslation => ({
      ...toLink(document),
      texts: readOlder(document).flatMap((text) => (text.language === language ? [text.label] : [])),
    });
    const [seen, missing] = [true, false].map((isReady) =>
      counted.filter(({ ready }) => Boolean(ready?.[language]) === isReady),
    ) as [Counted[], Counted[]];
    return {
      kind,
      language,
      languageName: languageNames[language],
      total: counted.length,
      missing: missing.map(toLink),
      older: seen.map(toOlder).filter(({ texts }) => texts.length > 0),
    };
  });

interface Reading {
  payload: Payload;
  readOlder: ReadOlder;
}

/** @param field the field that decides whether a translation is there: the checkbox or a text */
const readCollection = async (
  { payload, readOlder }: Reading,
  slug: PreviewedCollection,
  field: string = translationReady,
): Promise<TranslationState[]> => {
  const { admin, labels } = payload.collections[slug].config;
  const title = admin.useAsTitle ?? 'id';
  const { docs } = await payload.find({
    collection: slug,
    locale: 'all',
    depth: 0,
    pagination: false,
    sort: 'id',
    select: { [title]: true, [field]: true },
  });
  const counted = docs.map((doc): Counted => {
    const { id, ...fields } = doc as unknown as { id: number } & Record<string, unknown>;
    return {
      ...toDocument(slug, id),
      title: toDocumentTitle(fields, title),
      ready: fields[field] as ByLanguage | undefined,
    };
  });
  return toStates(toLabel(labels?.plural, slug), counted, readOlder);
};

const readGlobal = async (
  { payload, readOlder }: Reading,
  { slug, label, ...global }: SanitizedGlobalConfig,
): Promise<TranslationState[]> => {
  if (!tellsOlder(slug)) return [];
  const stored = await payload.findGlobal({
    slug,
    locale: 'all',
    depth: 0,
    select: { [translationReady]: true },
  });
  const title = toLabel(label, slug);
  const page = { ...toDocument(slug), title };
  if (isGated(global)) {
    const { translationReady: ready } = stored as { translationReady?: ByLanguage };
    return toStates(title, [{ ...page, ready }], readOlder);
  }
  // This page shows in every language, so nothing can be missing, but its translation can be outdated.
  const ready = Object.fromEntries(others.map((language) => [language, true]));
  const states = toStates(title, [{ ...page, ready }], readOlder);
  return states.some(({ older }) => older.length > 0) ? states : [];
};

/**
 * Lists which content is missing in which language, or is older than the English: every kind that has pages or parts of
 * pages, and the alternative texts of pictures.
 */
export const listTranslationStates = async (payload: Payload): Promise<TranslationState[]> => {
  const gated = Object.values(payload.collections)
    .filter(({ config }) => isGated(config))
    .map(({ config }) => config.slug)
    .filter(isPreviewedCollection);
  const reading = { payload, readOlder: await listAllOlder(payload) };
  const states = await Promise.all([
    ...gated.map((slug) => readCollection(reading, slug)),
    // Pictures show in every language. Without this sentence, people who cannot see them learn nothing about them.
    readCollection(reading, 'media', 'alt'),
    ...payload.globals.config.map((global) => readGlobal(reading, global)),
  ]);
  return states.flat();
};
