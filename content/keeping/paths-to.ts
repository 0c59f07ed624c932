import { addressFields, type RecordTarget } from '@ev-site/contract/targets.ts';
import type { FlattenedField } from 'payload';

/** Paths of the fields of a document that can lead to documents of another kind. */
export interface Paths {
  /** Paths of fields that point to a collection, also inside lists, e.g. `variants.pictures`. */
  relations: string[];
  /** Paths of formatted texts, which may contain pictures and links. */
  texts: string[];
  /** Paths of fields that contain the address of a page. */
  addresses: string[];
}

const none: Paths = { relations: [], texts: [], addresses: [] };

const join = (one: Paths, other: Paths): Paths => ({
  relations: [...one.relations, ...other.relations],
  texts: [...one.texts, ...other.texts],
  addresses: [...one.addresses, ...other.addresses],
});

/** Whether documents of a kind have their own pages. */
export const hasPages = (slug: string): slug is RecordTarget['kind'] => Object.hasOwn(addressFields, slug);

/**
 * Lists the fields that can lead to documents of a kind. Fields that may point to several collections are skipped: they
 * are Payload's own bookkeeping.
 */
export const listPathsTo = (slug: string, fields: readonly FlattenedField[], before = ''): Paths =>
  fields
    .map((field): Paths => {
      const path = `${before}${field.name}`;
      if (field.type === 'upload' || field.type === 'relationship')
        return field.relationTo === slug ? { ...none, relations: [path] } : none;
      if (field.type === 'richText')
        return slug === 'media' || hasPages(slug) ? { ...none, texts: [path] } : none;
      if (field.custom?.isAddress) return hasPages(slug) ? { ...none, addresses: [path] } : none;
      return 'flattenedFields' in field ? listPathsTo(slug, field.flattenedFields, `${path}.`) : none;
    })
    .reduce(join, none);
