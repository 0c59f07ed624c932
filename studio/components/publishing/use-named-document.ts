import { onlyOne } from '@ev-site/contract/documents.ts';
import { useDocumentInfo } from '@payloadcms/ui';

/** The open document's name as it stands in addresses; null of one that is new or in the trash, or that is only read. */
export const useNamedDocument = (): string | null => {
  const { id, collectionSlug, globalSlug, hasSavePermission, isTrashed } = useDocumentInfo();
  if (!hasSavePermission || isTrashed) return null;
  if (globalSlug) return `${globalSlug}/${onlyOne}`;
  return id ? `${collectionSlug}/${id}` : null;
};
