import { singletonId } from '@ev-site/contract/documents.ts';
import { useDocumentInfo } from '@payloadcms/ui';

/** The open document's name in addresses; null if it is new or in the trash, or if the person may not save it. */
export const useNamedDocument = (): string | null => {
  const { id, collectionSlug, globalSlug, hasSavePermission, isTrashed } = useDocumentInfo();
  if (!hasSavePermission || isTrashed) return null;
  if (globalSlug) return `${globalSlug}/${singletonId}`;
  return id ? `${collectionSlug}/${id}` : null;
};
