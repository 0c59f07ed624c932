'use client';

import { useConfig, useDocumentInfo, useDocumentTitle, useFormFields } from '@payloadcms/ui';
import { useEffect } from 'react';

/** Heads a document that has no title yet by what it is, where Payload heads it by its number. */
export const Untitled = ({ titleField }: { titleField: string }) => {
  const { collectionSlug = '', id } = useDocumentInfo();
  const { title, setDocumentTitle } = useDocumentTitle();
  const { getEntityConfig } = useConfig();
  // The number of a document, which heads some kinds, is no field of theirs.
  const isUntitled = useFormFields(([{ [titleField]: field }]) => field !== undefined && !field.value);
  const kind = String(getEntityConfig({ collectionSlug })?.labels.singular).toLowerCase();

  useEffect(() => {
    if (!isUntitled || title !== String(id)) return;
    // After Payload, which heads it in an effect of its own.
    const frame = requestAnimationFrame(() => setDocumentTitle(`Untitled ${kind}`));
    return () => cancelAnimationFrame(frame);
  }, [id, isUntitled, kind, setDocumentTitle, title]);
  return null;
};
