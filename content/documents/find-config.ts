import type { FlattenedField, Payload, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload';

/** The configuration of a single page or the settings; undefined where there is none of that name. */
export const findGlobalConfig = (payload: Payload, slug: string): SanitizedGlobalConfig | undefined =>
  payload.globals.config.find((one) => one.slug === slug);

/** The configuration of a kind, a collection or a single page. */
export const findConfig = (
  payload: Payload,
  slug: string,
): SanitizedCollectionConfig | SanitizedGlobalConfig | undefined =>
  payload.config.collections.find((one) => one.slug === slug) ?? findGlobalConfig(payload, slug);

/** Its fields, without what only orders the form. */
export const listFieldsOf = (payload: Payload, slug: string): FlattenedField[] =>
  findConfig(payload, slug)?.flattenedFields ?? [];
