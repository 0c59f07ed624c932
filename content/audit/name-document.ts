import { isPreviewedGlobal, type NamedDocument } from '@ev-site/contract/documents.ts';
import type { Payload, SanitizedCollectionConfig } from 'payload';
import { toDocumentTitle } from '../documents/document-title.ts';
import { findGlobalConfig } from '../documents/find-config.ts';
import { toLabel } from '../documents/label.ts';

/** How the log names a document: a lead or a privacy request by its id, anything else by its title in lists. */
export const nameDocument = (
  { slug, labels, admin }: SanitizedCollectionConfig,
  doc: Record<string, unknown>,
): string => {
  const label = toLabel(labels.singular, slug);
  if (slug === 'leads' || slug === 'privacy-requests') return `${label} ${doc.id}`;
  const title = toDocumentTitle(doc, admin.useAsTitle, '');
  return title ? `${label} “${title}”` : `${label} ${doc.id}`;
};

/** The name that staff use for a document or a page, e.g. “Question “When?””. */
export const nameContent = async (payload: Payload, { kind, id }: NamedDocument): Promise<string> => {
  if (isPreviewedGlobal(kind)) return toLabel(findGlobalConfig(payload, kind)?.label, kind);
  const asked = { locale: 'en', depth: 0, draft: true, trash: true, disableErrors: true } as const;
  const doc = await payload.findByID({ collection: kind, id: Number(id), ...asked });
  return nameDocument(payload.collections[kind].config, { ...doc, id });
};
