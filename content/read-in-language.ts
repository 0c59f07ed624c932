import { type Language, languages } from '@ev-site/contract/paths.ts';
import type { CollectionSlug, DataFromGlobalSlug, GlobalSlug, Payload, Where } from 'payload';
import { isGated, translationReady } from './fields/translation-ready.ts';

type GlobalOptions = Parameters<Payload['findGlobal']>[0];

/** The content as visitors of one language may read it. */
export interface ContentReader extends Pick<Payload, 'find' | 'count'> {
  /** A global, or null where it is not ready in this language. */
  findGlobal<Slug extends GlobalSlug>(
    options: Omit<GlobalOptions, 'slug' | 'locale' | 'fallbackLocale'> & { slug: Slug },
  ): Promise<DataFromGlobalSlug<Slug> | null>;
}

/**
 * Reads in one language, with no text of another. In every language but the first, a document whose translation is not
 * ready is as good as not there.
 */
export const readInLanguage = (payload: Payload, language: Language): ContentReader => {
  const isFirst = language === languages[0];
  const inLanguage = { locale: language, fallbackLocale: false } as const;
  const onlyReady = (collection: CollectionSlug, where: Where = {}): Where =>
    !isFirst && isGated(payload.collections[collection].config)
      ? { and: [{ [translationReady]: { equals: true } }, where] }
      : where;
  return {
    find: (options) =>
      payload.find({ ...options, ...inLanguage, where: onlyReady(options.collection, options.where) }),
    count: (options) =>
      payload.count({ ...options, ...inLanguage, where: onlyReady(options.collection, options.where) }),
    async findGlobal({ slug, ...options }) {
      const stored = await payload.findGlobal({ ...options, ...inLanguage, slug });
      const global = payload.globals.config.find((found) => found.slug === slug);
      if (isFirst || !global || !isGated(global)) return stored;
      return (stored as { translationReady?: boolean }).translationReady ? stored : null;
    },
  };
};
