'use client';

import { useConfig, useDocumentInfo, useDocumentTitle, useFormFields } from '@payloadcms/ui';
import { useEffect } from 'react';

/** Shows "Untitled" and the kind as the heading of a document without a title, where Payload shows its number. */
export const Untitled = ({ titleField }: { titleField: string }) => {
  const { collectionSlug = '', id } = useDocumentInfo();
  const { title, setDocumentTitle } = useDocumentTitle();
  const { getEntityConfig } = useConfig();
  // Some kinds have their number as title; it is not a field of the form.
  const isUntitled = useFormFields(([{ [titleField]: field }]) => field !== undefined && !field.value);
  const kind = String(getEntityConfig({ collectionSlug })?.labels.singular).toLowerCase();

  useEffect(() => {
    if (!isUntitled || title !== String(id)) return;
    // Runs after Payload, which sets the title in an effect of its own.
    const frame = requestAnimationFrame(() => setDocumentTitle(`Untitled ${kind}`));
    return () => cancelAnimationFrame(frame);
  }, [id, isUntitled, kind, setDocumentTitle, title]);
  return null;
};
