import type { Language } from '@ev-site/contract/paths.ts';
import type { DataFromGlobalSlug, Payload, RequiredDataFromCollectionSlug } from 'payload';
import { insertRows } from '../database/sql.ts';
import type { Data } from '../documents/data.ts';
import { listFieldsOf } from '../documents/find-config.ts';
import type { SampleTranslations } from './languages/translation.ts';
import type { Ledger } from './ledger.ts';
import { toPictureKey } from './seed-pictures.ts';
import type { SeedContent, SeededCollection, SeededGlobal, SeedPicture } from './seed-shapes.ts';
import { seededCollections, seededGlobals } from './seed-shapes.ts';
import { translateDocument, Untranslated } from './translate-document.ts';

/** The ledger key of a translation: the key of the document and the language. */
const toLanguageKey = (key: string, language: Language): string => `${key}@${language}`;

interface Translating {
  payload: Payload;
  ledger: Ledger;
  language: Language;
  translations: SampleTranslations;
}

/** Runs once for each document and language. A document that staff have rewritten stays as it is. */
const once = async (
  { ledger, language }: Translating,
  key: string,
  translate: () => Promise<unknown>,
): Promise<number> => {
  const languageKey = toLanguageKey(key, language);
  if (ledger.has(languageKey)) return 0;
  let made = 0;
  try {
    await translate();
    made = 1;
  } catch (error) {
    if (!(error instanceof Untranslated)) throw error;
  }
  await ledger.note(languageKey);
  return made;
};

/** The translation of a draft is saved in the draft: saving it otherwise would publish the draft. */
const isDraft = (stored: object): boolean => '_status' in stored && stored._status === 'draft';

const translateOne = async (
  { payload, language, translations }: Translating,
  collection: SeededCollection,
  { key, data: seeded }: { key: string; data: object },
  id: number,
): Promise<void> => {
  const stored = await payload.findByID({
    collection,
    id,
    locale: 'en',
    depth: 0,
    draft: true,
    disableErrors: true,
  });
  if (!stored) return;
  const { flattenedFields } = payload.collections[collection].config;
  const data = translateDocument({
    fields: flattenedFields,
    stored: stored as unknown as Data,
    seeded: seeded as Data,
    key,
    translation: translations.documents[collection],
  });
  await payload.update({
    collection,
    id,
    locale: language,
    draft: isDraft(stored),
    data: data as Partial<RequiredDataFromCollectionSlug<SeededCollection>>,
    depth: 0,
  });
};

const translateGlobal = async (
  { payload, language, translations }: Translating,
  slug: SeededGlobal,
  seeded: object,
): Promise<void> => {
  const stored = await payload.findGlobal({ slug, locale: 'en', depth: 0, draft: true });
  const fields = listFieldsOf(payload, slug);
  const data = translateDocument({
    fields,
    stored: stored as unknown as Data,
    seeded: seeded as Data,
    key: slug,
    translation: translations.documents[slug],
  });
  await payload.updateGlobal({
    slug,
    locale: language,
    draft: isDraft(stored),
    data: data as Partial<DataFromGlobalSlug<SeededGlobal>>,
    depth: 0,
  });
};

/** Adds the descriptions of the seeded pictures in one statement, because nothing else changes in them. */
const translatePictures = async (
  { payload, ledger, language, translations }: Translating,
  pictures: readonly SeedPicture[],
): Promise<void> => {
  const key = toLanguageKey('media', language);
  if (ledger.has(key)) return;
  const { docs } = await payload.find({ collection: 'media', locale: 'all', depth: 0, pagination: false });
  const ids = new Map(
    docs.map((media) => [media.id, media.alt as unknown as Partial<Record<Language, string>>]),
  );
  const rows: Data[] = [];
  for (const { file, alt } of pictures) {
    const id = await ledger.getDocument('media', toPictureKey(file));
    const stored = id === null ? undefined : ids.get(id);
    const text = translations.pictures.texts[alt];
    if (stored?.en === alt && !stored[language] && text)
      rows.push({ alt: text, _locale: language, _parentID: id });
  }
  await insertRows(payload, 'media_locales', rows);
  await ledger.note(key);
};

/**
 * Adds the sample content in another language to documents that the seed made and that staff have not rewritten.
 * @returns how many documents were translated
 */
export const seedTranslations = async (
  translating: Translating,
  content: SeedContent,
  pictures: readonly SeedPicture[],
): Promise<number> => {
  const { ledger } = translating;
  await translatePictures(translating, pictures);
  let made = 0;
  for (const collection of seededCollections) {
    for (const entry of content.collections[collection]) {
      const key = `${collection}/${entry.key}`;
      const id = await ledger.getDocument(collection, key);
      if (id !== null)
        made += await once(translating, key, () => translateOne(translating, collection, entry, id));
    }
  }
  for (const slug of seededGlobals)
    made += await once(translating, `globals/${slug}`, () =>
      translateGlobal(translating, slug, content.globals[slug]),
    );
  return made;
};
