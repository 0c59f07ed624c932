'use client';

import { useDocumentInfo, useForm, useServerFunctions } from '@payloadcms/ui';
import { useRef } from 'react';
import { isEdited } from './is-edited.ts';

/**
 * Tells Payload's form what the document is after a change that did not go through the form: else the next letter in it
 * would be met with "modified by another user", and a save would take the change back. What is typed or chosen and not
 * saved stays, and with it the state that was opened, by which a save over a colleague's change is refused: of what stands
 * there nothing but what was typed over is unseen.
 */
export const useRenewedDocument = () => {
  const { id, collectionSlug, docPermissions, getDocPreferences, savedDocumentData, setData } =
    useDocumentInfo();
  const { getFields, dispatchFields } = useForm();
  const { getFormState } = useServerFunctions();
  const savedAt = useRef<unknown>(undefined);
  savedAt.current = savedDocumentData?.updatedAt;
  return async (stored: { id: number; updatedAt: string }): Promise<void> => {
    setData?.(stored);
    if (id === undefined || !collectionSlug || !docPermissions) return;
    const { state } = await getFormState({
      id,
      collectionSlug,
      schemaPath: collectionSlug,
      data: stored,
      docPermissions,
      docPreferences: await getDocPreferences(),
      operation: 'update',
      renderAllFields: false,
      skipValidation: true,
    });
    // A save, or another press, was faster: it has said what is newer.
    if (savedAt.current !== stored.updatedAt) return;
    const fields = getFields();
    const isTyped = Object.values(fields).some(isEdited);
    const renewed = Object.entries(state ?? {}).filter(
      ([path]) => !(isTyped && path === 'opened') && !isEdited(fields[path] ?? {}),
    );
    dispatchFields({
      type: 'MERGE_SERVER_STATE',
      acceptValues: true,
      prevStateRef: { current: fields },
      serverState: Object.fromEntries(renewed),
    });
  };
};
