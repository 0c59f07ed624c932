import type { CollectionConfig, CollectionSlug } from 'payload';
import { exportEndpoint } from './export-content.ts';
import { importerOf } from './import-content.ts';
import { importEndpoint } from './import-endpoint.ts';

/**
 * What goes out and comes in as a file, and which of its fields are columns: the first is the one that it is named by.
 * Texts of every length, formatted text, numbers, one picture, other documents, choices, dates and ticks can be columns, and
 * rows whose field says how they stand in one cell. The mailbox of a dealer is none: it is no text that is written outside.
 */
const kinds: Partial<Record<CollectionSlug, readonly string[]>> = {
  blogs: ['title', 'description', 'body', 'picture', 'publishedAt', 'isSample', 'translationReady'],
  dealers: [
    'name',
    'slug',
    'address',
    'town',
    'pin',
    'state',
    'latitude',
    'longitude',
    'phones',
    'whatsapp',
    'hours',
    'services',
    'vehicles',
    'spoken',
    'isSample',
    'translationReady',
  ],
  questions: ['question', 'answer', 'shownOn', 'translationReady'],
};

/** Whether a kind of content can be written into a file and taken from one. */
export const hasFiles = (slug: string): boolean => slug in kinds;

/** Gives the kinds above their export and import. */
export const addFiles = (collection: CollectionConfig): CollectionConfig => {
  const slug = collection.slug as CollectionSlug;
  const fields = kinds[slug];
  if (!fields) return collection;
  const kind = { collection: slug, fields };
  return {
    ...collection,
    endpoints: [...(collection.endpoints || []), exportEndpoint(kind), importEndpoint(importerOf(kind))],
  };
};
