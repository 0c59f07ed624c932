import { type Language, languageNames, languages } from '@ev-site/contract/paths.ts';
import type { CollectionSlug, GlobalSlug, Payload } from 'payload';
import { toDocumentTitle } from './document-title.ts';
import { isGated, translationReady } from './fields/translation-ready.ts';
import { toLabel } from './label.ts';

/** A document that visitors of a language do not see, because nobody has ticked its translation; a picture without its sentence. */
export interface Untranslated {
  /** As its list names it; in the first language. */
  title: string;
  /** Path in the studio, in the language that lacks. */
  href: string;
}

/** How far a kind of content has come in one language. */
export interface TranslationState {
  /** What staff call the kind. */
  kind: string;
  language: Language;
  /** In its own words. */
  languageName: string;
  total: number;
  missing: Untranslated[];
}

type ByLanguage = Partial<Record<Language, unknown>>;

const others = languages.slice(1);

/** @param field what has to be there in a language: the tick, or a text */
const readCollection = async (
  payload: Payload,
  slug: CollectionSlug,
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
  const rows = docs.map((doc) => {
    const { id, ...fields } = doc as unknown as { id: number } & Record<string, unknown>;
    const ready = fields[field] as ByLanguage | undefined;
    return { id, title: toDocumentTitle(fields, title), ready };
  });
  return others.map((language) => ({
    kind: toLabel(labels?.plural, slug),
    language,
    languageName: languageNames[language],
    total: rows.length,
    missing: rows
      .filter(({ ready }) => !ready?.[language])
      .map(({ id, title }) => ({ title, href: `/studio/collections/${slug}/${id}?locale=${language}` })),
  }));
};

const readGlobal = async (payload: Payload, slug: GlobalSlug, label: string): Promise<TranslationState[]> => {
  const stored = await payload.findGlobal({
    slug,
    locale: 'all',
    depth: 0,
    select: { [translationReady]: true },
  });
  const ready = (stored as { translationReady?: ByLanguage }).translationReady;
  return others.map((language) => ({
    kind: label,
    language,
    languageName: languageNames[language],
    total: 1,
    missing: ready?.[language] ? [] : [{ title: label, href: `/studio/globals/${slug}?locale=${language}` }],
  }));
};

/** What of the content is not to be had in which language: every kind that has pages or parts of pages, and what is said of pictures. */
export const listTranslationStates = async (payload: Payload): Promise<TranslationState[]> => {
  const collections = Object.values(payload.collections).filter(({ config }) => isGated(config));
  const globals = payload.globals.config.filter(isGated);
  const states = await Promise.all([
    ...collections.map(({ config }) => readCollection(payload, config.slug as CollectionSlug)),
    // They show in every language, and are silent for those who cannot see them where the sentence is missing.
    readCollection(payload, 'media', 'alt'),
    ...globals.map(({ slug, label }) => readGlobal(payload, slug as GlobalSlug, toLabel(label, slug))),
  ]);
  return states.flat();
};
