'use client';

import { useDocumentInfo, useForm, useServerFunctions } from '@payloadcms/ui';
import { useRef } from 'react';
import { isEdited } from './is-edited.ts';

/**
 * Gives Payload's form the document after a change that did not go through the form. Otherwise the next letter would
 * bring "modified by another user", and a save would undo the change. Unsaved edits stay, and then `opened` stays too,
 * so that a save over a colleague's change is still refused: the person sees all present values except those under the
 * unsaved edits.
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
    // A save or another press was faster, and has already renewed the form with a newer state.
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
