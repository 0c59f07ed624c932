'use client';

import {
  useAllFormFields,
  useForm,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useEffect, useEffectEvent, useRef } from 'react';

interface Mark {
  path: string;
  message: string;
}

interface Refusal {
  marks: Mark[];
  /** What was refused, to see when somebody changes it. */
  fields: FormState;
}

/**
 * Payload asks for a new state of a form that is modified 250 ms after it has changed, and that state knows no mark which a hook of the
 * server made. After that long it takes what it has for known, and asks no more until somebody types.
 */
const payloadHasSeenMs = 400;

/** What a save writes by itself, as Payload's of a draft every two seconds does. */
const writtenByPrograms = /^(?:_status|createdAt|updatedAt|opened|lastChange\b)/;

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

const isTyped = (refused: FormState, now: FormState): boolean =>
  Object.entries(refused).some(
    ([path, { value }]) => !writtenByPrograms.test(path) && !isSame(value, now[path]?.value),
  );

const listMarks = (fields: FormState): Mark[] =>
  Object.entries(fields).flatMap(([path, { valid, errorMessage }]) =>
    valid === false && errorMessage ? [{ path, message: errorMessage }] : [],
  );

/**
 * Keeps a refused save open in a form of Payload's, which does two things wrong: it takes what was refused for saved, so that its buttons
 * are dead, and a state of the form that was on its way meanwhile wipes the marks off the fields. The marks stand until something is changed.
 */
export const RefusedSave = () => {
  const [fields, dispatchFields] = useAllFormFields();
  const { setModified, setSubmitted } = useForm();
  const modified = useFormModified();
  const processing = useFormProcessing();
  const submitted = useFormSubmitted();
  const wasProcessing = useRef(false);
  const refusal = useRef<Refusal>(undefined);

  const noteEnd = useEffectEvent(() => {
    const isRefused = wasProcessing.current && !processing && submitted;
    wasProcessing.current = processing;
    refusal.current = isRefused ? { marks: listMarks(fields), fields } : undefined;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a save begins or ends.
  useEffect(() => noteEnd(), [processing]);

  const keepMarks = useEffectEvent(() => {
    if (!refusal.current) return;
    const { marks, fields: refused } = refusal.current;
    if (isTyped(refused, fields)) refusal.current = undefined;
    else if (marks.length === 0) refusal.current = { marks: listMarks(fields), fields: refused };
    else if (marks.some(({ path }) => fields[path]?.valid !== false)) {
      // Else Payload would ask for the next state, which wipes them again.
      setModified(false);
      setSubmitted(true);
      dispatchFields({ type: 'ADD_SERVER_ERRORS', errors: marks });
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the state of the form is another.
  useEffect(() => keepMarks(), [fields]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a state that has just come is to be seen first.
  useEffect(() => {
    if (!refusal.current || modified) return;
    const timer = setTimeout(setModified, payloadHasSeenMs, true);
    return () => clearTimeout(timer);
  }, [fields, modified, processing, setModified]);

  return null;
};
