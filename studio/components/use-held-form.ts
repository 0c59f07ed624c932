'use client';

import { useForm, useFormModified } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { useBusy } from './use-busy.ts';

/**
 * Gives what carries out a change of the document past Payload's form. The form asks for nothing meanwhile: at the first letter typed it asks
 * whether the document is still as it knows it, and would take the change for another user's. What is typed stays, and is asked about with the
 * next letter, when the form knows what was stored.
 */
export const useHeldForm = () => {
  const { setModified } = useForm();
  const modified = useFormModified();
  const [isHeld, hold] = useBusy();
  const wasModified = useRef(false);
  useEffect(() => {
    if (isHeld ? !modified : !wasModified.current) return;
    wasModified.current = isHeld;
    setModified(!isHeld);
  }, [isHeld, modified, setModified]);
  return hold;
};
