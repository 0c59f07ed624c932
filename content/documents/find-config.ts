import type { FlattenedField, Payload, SanitizedGlobalConfig } from 'payload';

/** The configuration of a single page or the settings; undefined where there is none of that name. */
export const findGlobalConfig = (payload: Payload, slug: string): SanitizedGlobalConfig | undefined =>
  payload.globals.config.find((one) => one.slug === slug);

/** The fields of a kind, a collection or a single page, without what only orders the form. */
export const listFieldsOf = (payload: Payload, slug: string): FlattenedField[] => {
  const collection = payload.config.collections.find((one) => one.slug === slug);
  return collection?.flattenedFields ?? findGlobalConfig(payload, slug)?.flattenedFields ?? [];
};
