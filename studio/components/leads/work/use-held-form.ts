'use client';

import { useForm, useFormModified } from '@payloadcms/ui';
import { useEffect } from 'react';
import { useBusy } from '../../use-busy.ts';
import { isEdited } from './is-edited.ts';

/**
 * Returns a function that runs a change of the document outside Payload's form. The form makes no requests meanwhile:
 * at the first letter typed, Payload checks whether the document is still as the form knows it, and would take the
 * change for another user's. Typed text stays; Payload checks again at the next letter, when the form knows the change.
 * @param isWritten whether text beside the form is to be stored too. Then the form counts as changed, so that it can be
 * saved, and leaving the page asks a question
 */
export const useHeldForm = (isWritten: boolean) => {
  const { getFields, setModified } = useForm();
  const modified = useFormModified();
  const [isHeld, hold] = useBusy();
  useEffect(() => {
    if (isHeld && modified) setModified(false);
  }, [isHeld, modified, setModified]);
  useEffect(() => {
    if (!isHeld) setModified(isWritten || Object.values(getFields()).some(isEdited));
  }, [isHeld, isWritten, getFields, setModified]);
  return hold;
};
