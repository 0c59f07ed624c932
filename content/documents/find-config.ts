import type { FlattenedField, Payload, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload';

/** The configuration of a single page or the settings; undefined if there is none with that slug. */
export const findGlobalConfig = (payload: Payload, slug: string): SanitizedGlobalConfig | undefined =>
  payload.globals.config.find((one) => one.slug === slug);

/** The configuration of a collection or of a single page. */
export const findConfig = (
  payload: Payload,
  slug: string,
): SanitizedCollectionConfig | SanitizedGlobalConfig | undefined =>
  payload.config.collections.find((one) => one.slug === slug) ?? findGlobalConfig(payload, slug);

/** The fields of a kind, without those that only arrange the form. */
export const listFieldsOf = (payload: Payload, slug: string): FlattenedField[] =>
  findConfig(payload, slug)?.flattenedFields ?? [];
