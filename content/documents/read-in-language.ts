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
import { hasName, whereNamed, wherePublished } from './visible.ts';

type GlobalOptions = Parameters<Payload['findGlobal']>[0];

/** Reads content as visitors of one language may see it. */
export interface ContentReader extends Pick<Payload, 'find' | 'count'> {
  /** Reads a global; null if it is not ready in this language. */
  findGlobal<Slug extends GlobalSlug>(
    options: Omit<GlobalOptions, 'slug' | 'locale' | 'fallbackLocale'> & { slug: Slug },
  ): Promise<DataFromGlobalSlug<Slug> | null>;
}

/**
 * Whether a related record is not published, or has no name in the language, or is missing because it is in the trash.
 */
const isHidden = (config: SanitizedCollectionConfig, value: unknown): boolean =>
  value === null ||
  (typeof value === 'object' && (Reflect.get(value, '_status') === 'draft' || !hasName(config, value)));

/** Removes from a document the related records that visitors may not see: a read with depth returns those too. */
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
 * Reads content in one language, without a text of any other. Documents that are not published, or are in the trash,
 * are left out. So are documents without a name in the first language and, in every other language, documents without a
 * name or without a ready translation in it.
 */
export const readInLanguage = (payload: Payload, language: Language): ContentReader => {
  const isFirst = language === languages[0];
  const inLanguage = { locale: language, fallbackLocale: false } as const;
  const onlyPublic = (collection: CollectionSlug, where: Where = {}): Where => {
    const { config } = payload.collections[collection];
    const conditions: Where[] = [
      ...wherePublished(config),
      ...[...new Set([language, languages[0]])].flatMap((one) => whereNamed(config, one)),
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
