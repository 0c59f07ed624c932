import { type Language, languages } from '@ev-site/contract/paths.ts';
import type {
  CollectionSlug,
  DataFromGlobalSlug,
  FlattenedField,
  GlobalSlug,
  Payload,
  SanitizedCollectionConfig,
  Where,
} from 'payload';
import { isGated, translationReady } from '../fields/translation-ready.ts';
import { findGlobalConfig } from './find-config.ts';
import { isNamed, onlyNamed, onlyPublished } from './visible.ts';

type GlobalOptions = Parameters<Payload['findGlobal']>[0];

/** The content as visitors of one language may read it. */
export interface ContentReader extends Pick<Payload, 'find' | 'count'> {
  /** A global, or null where it is not ready in this language. */
  findGlobal<Slug extends GlobalSlug>(
    options: Omit<GlobalOptions, 'slug' | 'locale' | 'fallbackLocale'> & { slug: Slug },
  ): Promise<DataFromGlobalSlug<Slug> | null>;
}

/**
 * Whether a record behind a relation is not published, is called nothing in the language, or has left its place empty because
 * it lies in the trash.
 */
const isHidden = (config: SanitizedCollectionConfig, value: unknown): boolean =>
  value === null ||
  (typeof value === 'object' && (Reflect.get(value, '_status') === 'draft' || !isNamed(config, value)));

/** Takes out of a document what it points to and visitors may not see: where a read goes deep, Payload hands over that too. */
const leaveOutHidden = (
  doc: object,
  fields: readonly FlattenedField[],
  collections: Payload['collections'],
): void => {
  for (const field of fields) {
    const value: unknown = Reflect.get(doc, field.name);
    if (typeof value !== 'object' || value === null) continue;
    if (field.type === 'relationship' && typeof field.relationTo === 'string') {
      const { config } = collections[field.relationTo];
      if (Array.isArray(value))
        Reflect.set(
          doc,
          field.name,
          value.filter((one) => !isHidden(config, one)),
        );
      else if (isHidden(config, value)) Reflect.set(doc, field.name, null);
    } else if ('flattenedFields' in field) {
      for (const part of Array.isArray(value) ? value : [value])
        if (typeof part === 'object' && part !== null)
          leaveOutHidden(part, field.flattenedFields, collections);
    }
  }
};

/**
 * Reads in one language, with no text of another. A document that is not published, or lies in the trash, is as good as not
 * there; so is one that has no name in the first language and, in every other, one that has none in it or whose translation is not ready.
 */
export const readInLanguage = (payload: Payload, language: Language): ContentReader => {
  const isFirst = language === languages[0];
  const inLanguage = { locale: language, fallbackLocale: false } as const;
  const onlyPublic = (collection: CollectionSlug, where: Where = {}): Where => {
    const { config } = payload.collections[collection];
    const conditions: Where[] = [
      ...onlyPublished(config),
      ...[...new Set([language, languages[0]])].flatMap((one) => onlyNamed(config, one)),
      ...(!isFirst && isGated(config) ? [{ [translationReady]: { equals: true } }] : []),
    ];
    return conditions.length > 0 ? { and: [...conditions, where] } : where;
  };
  return {
    async find(options) {
      const where = onlyPublic(options.collection, options.where);
      const found = await payload.find({ ...options, ...inLanguage, where });
      const { flattenedFields } = payload.collections[options.collection].config;
      for (const doc of found.docs) leaveOutHidden(doc, flattenedFields, payload.collections);
      return found;
    },
    count: (options) =>
      payload.count({ ...options, ...inLanguage, where: onlyPublic(options.collection, options.where) }),
    async findGlobal({ slug, ...options }) {
      const stored = await payload.findGlobal({ ...options, ...inLanguage, slug });
      const global = findGlobalConfig(payload, slug);
      if (global) leaveOutHidden(stored, global.flattenedFields, payload.collections);
      if (isFirst || !global || !isGated(global)) return stored;
      return (stored as { translationReady?: boolean }).translationReady ? stored : null;
    },
  };
};
