'use client';

import { useConfig, useDocumentInfo, useDocumentTitle, useFormFields } from '@payloadcms/ui';
import type { OptionObject } from 'payload';
import { useEffect } from 'react';

/**
 * The heading of a document in words where Payload has none: "Untitled" and the kind in place of the number of a
 * document without a title, and the label of a choice in place of its stored value.
 */
export const TitleInWords = ({ titleField }: { titleField: string }) => {
  const { collectionSlug = '', id } = useDocumentInfo();
  const { title, setDocumentTitle } = useDocumentTitle();
  const { getEntityConfig } = useConfig();
  const config = getEntityConfig({ collectionSlug });
  const named = config?.fields.find((field) => 'name' in field && field.name === titleField);
  const options = named?.type === 'select' ? (named.options as OptionObject[]) : [];
  // Some kinds have their number as title; it is not a field of the form.
  const isUntitled = useFormFields(([{ [titleField]: field }]) => field !== undefined && !field.value);
  const untitled = isUntitled && title === String(id);
  const words = untitled
    ? `Untitled ${String(config?.labels.singular).toLowerCase()}`
    : options.find(({ value }) => value === title)?.label;

  useEffect(() => {
    if (!words) return;
    // Runs after Payload, which sets the title in an effect of its own.
    const frame = requestAnimationFrame(() => setDocumentTitle(String(words)));
    return () => cancelAnimationFrame(frame);
  }, [setDocumentTitle, words]);
  return null;
};
