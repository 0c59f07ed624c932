import type { SanitizedCollectionConfig } from 'payload';
import { toDocumentTitle } from '../document-title.ts';
import { toLabel } from '../label.ts';

/** How the log names a document: a lead or a request by its number, anything else by the name that lists show. */
export const nameDocument = (
  { slug, labels, admin }: SanitizedCollectionConfig,
  doc: Record<string, unknown>,
): string => {
  const label = toLabel(labels.singular, slug);
  if (slug === 'leads' || slug === 'privacy-requests') return `${label} ${doc.id}`;
  const title = toDocumentTitle(doc, admin.useAsTitle, '');
  return title ? `${label} “${title}”` : `${label} ${doc.id}`;
};
