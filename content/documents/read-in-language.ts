import { type Language, languages } from '@ev-site/contract/paths.ts';
import type { CollectionSlug, DataFromGlobalSlug, FlattenedField, GlobalSlug, Payload, Where } from 'payload';
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

/** Whether visitors may not see a related record of a kind, as it was read. */
type IsHidden = (kind: string, value: unknown) => boolean;

/** Removes from a document the related records that visitors may not see: a read with depth returns those too. */
const leaveOutHidden = (doc: object, fields: readonly FlattenedField[], isHidden: IsHidden): void => {
  for (const field of fields) {
    const value: unknown = Reflect.get(doc, field.name);
    if (typeof value !== 'object' || value === null) continue;
    if (field.type === 'relationship' && typeof field.relationTo === 'string') {
      const kind = field.relationTo;
      if (Array.isArray(value))
        Reflect.set(
          doc,
          field.name,
          value.filter((one) => !isHidden(kind, one)),
        );
      else if (isHidden(kind, value)) Reflect.set(doc, field.name, null);
    } else if ('flattenedFields' in field) {
      for (const part of Array.isArray(value) ? value : [value])
        if (typeof part === 'object' && part !== null) leaveOutHidden(part, field.flattenedFields, isHidden);
    }
  }
};

/** A document that is never left out where another relates to it. */
interface AlwaysShown {
  kind: string;
  id: number;
}

/**
 * Reads content in one language, without a text of any other. Documents that are not published, or are in the trash,
 * are left out. So are documents without a name in the first language and, in every other language, documents without a
 * name or without a ready translation in it. Related records are left out likewise, by their state, name and tick.
 */
export const readInLanguage = (
  payload: Payload,
  language: Language,
  alwaysShown?: AlwaysShown,
): ContentReader => {
  /** Whether visitors of this language see something of this kind only when its translation is ready. */
  const isTranslated = (config: Parameters<typeof isGated>[0]): boolean =>
    language !== languages[0] && isGated(config);
  const isHidden: IsHidden = (kind, value) => {
    // It is in the trash.
    if (value === null) return true;
    // It was read without depth.
    if (typeof value !== 'object') return false;
    const { config } = payload.collections[kind as CollectionSlug];
    const {
      id,
      _status: status,
      [translationReady]: isReady,
    }: { id?: unknown; _status?: unknown; translationReady?: unknown } = value;
    if (kind === alwaysShown?.kind && id === alwaysShown.id) return false;
    return status === 'draft' || !hasName(config, value) || (isTranslated(config) && isReady !== true);
  };
  const inLanguage = { locale: language, fallbackLocale: false } as const;
  const onlyPublic = (collection: CollectionSlug, where: Where = {}): Where => {
    const { config } = payload.collections[collection];
    const conditions: Where[] = [
      ...wherePublished(config),
      ...[...new Set([language, languages[0]])].flatMap((one) => whereNamed(config, one)),
      ...(isTranslated(config) ? [{ [translationReady]: { equals: true } }] : []),
    ];
    return conditions.length > 0 ? { and: [...conditions, where] } : where;
  };
  return {
    async find(options) {
      const where = onlyPublic(options.collection, options.where);
      const found = await payload.find({ ...options, ...inLanguage, where });
      const { flattenedFields } = payload.collections[options.collection].config;
      for (const doc of found.docs) leaveOutHidden(doc, flattenedFields, isHidden);
      return found;
    },
    count: (options) =>
      payload.count({ ...options, ...inLanguage, where: onlyPublic(options.collection, options.where) }),
    async findGlobal({ slug, ...options }) {
      const stored = await payload.findGlobal({ ...options, ...inLanguage, slug });
      const global = findGlobalConfig(payload, slug);
      if (global) leaveOutHidden(stored, global.flattenedFields, isHidden);
      if (!global || !isTranslated(global)) return stored;
      return (stored as { translationReady?: boolean }).translationReady ? stored : null;
    },
  };
};
