'use client';

import { useForm, useFormModified } from '@payloadcms/ui';
import { useEffect } from 'react';
import { useBusy } from '../../use-busy.ts';
import { isEdited } from './is-edited.ts';

/**
 * Gives what carries out a change of the document past Payload's form. The form asks for nothing meanwhile: at the
 * first letter typed it asks whether the document is still as it knows it, and would take the change for another
 * user's. What is typed stays, and is asked about with the next letter, when the form knows what was stored.
 * @param isWritten whether something stands beside the form that is to be stored too: the form counts as changed while
 * it does, so that it can be saved and is not left without a question
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
