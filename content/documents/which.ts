import { isPreviewedGlobal, type NamedDocument } from '@ev-site/contract/documents.ts';
import type { CollectionSlug, GlobalSlug } from 'payload';

/** A stored document. A single page and the settings have no id. */
export type Which = { slug: CollectionSlug; id: unknown } | { slug: GlobalSlug };

export const toWhich = ({ kind, id }: NamedDocument): Which =>
  isPreviewedGlobal(kind) ? { slug: kind } : { slug: kind, id };

/** A single page or the settings, by the slug that Payload hands to its database as any text. */
export const toWhichGlobal = (slug: string): Which => ({ slug: slug as GlobalSlug });

/** A text that names it, as the key of a map. */
export const toWhichKey = (which: Which): string => `${which.slug} ${'id' in which ? which.id : ''}`;
