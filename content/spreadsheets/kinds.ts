import type { CollectionConfig, CollectionSlug } from 'payload';
import { exportEndpoint } from './export-content.ts';
import { importerOf } from './import-content.ts';
import { importEndpoint } from './import-endpoint.ts';

/**
 * The kinds that can be exported and imported, with the fields that become columns. The first field is the one that
 * names a document. Columns can be texts of any length, formatted text, numbers, one picture, relations, options,
 * dates, checkboxes, and rows whose field defines how they are written in one cell. A dealer's mailbox is no column: it
 * is not edited outside the studio.
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

/** Whether a kind of content can be exported and imported. */
export const hasExportAndImport = (slug: string): slug is CollectionSlug => Object.hasOwn(kinds, slug);

/** Adds export and import to the kinds above. */
export const addExportAndImport = (collection: CollectionConfig): CollectionConfig => {
  const { slug } = collection;
  const fields = hasExportAndImport(slug) && kinds[slug];
  if (!fields) return collection;
  const kind = { collection: slug, fields };
  return {
    ...collection,
    endpoints: [...(collection.endpoints || []), exportEndpoint(kind), importEndpoint(importerOf(kind))],
  };
};
