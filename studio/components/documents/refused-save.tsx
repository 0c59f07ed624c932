'use client';

import {
  useAllFormFields,
  useDocumentInfo,
  useForm,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui';
import type { FormState } from 'payload';
import { hasAutosaveEnabled } from 'payload/shared';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { findRefused } from '../frame/name-parts.ts';
import { takeFocus } from '../take-focus.ts';
import { useUnsaved } from '../use-unsaved.ts';

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
 * Payload asks for a new state of a form that is modified 250 ms after it has changed, and that state knows no mark
 * which a hook of the server made. After that long it takes what it has for known, and asks no more until somebody
 * types.
 */
const payloadHasSeenMs = 400;

/** After that long the marks stand beside their fields, and are told with them (`named-parts.tsx`). */
const marksAreToldMs = 100;

/** What a save writes by itself, as Payload's of a draft every two seconds does. */
const writtenByPrograms = /^(?:_status|createdAt|updatedAt|opened|lastChange\b)/;

/** Any two files are the same in JSON. */
const toComparable = (value: unknown): string | undefined =>
  value instanceof File ? undefined : JSON.stringify(value ?? null);

const isSame = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  const [first, second] = [toComparable(one), toComparable(other)];
  return first !== undefined && first === second;
};

/** With what the server fills in, the value that its field began with is another, too. */
const isTyped = (refused: FormState, now: FormState): boolean =>
  Object.entries(refused).some(
    ([path, { value, initialValue }]) =>
      !writtenByPrograms.test(path) &&
      !isSame(value, now[path]?.value) &&
      isSame(initialValue, now[path]?.initialValue),
  );

/**
 * The marks of a form. A state that comes in the same moment as a refusal takes the mark away before anybody sees it,
 * and leaves its sentence.
 * @param before the form as it was when the save began, whose sentences may be of an older refusal
 */
const listMarks = (fields: FormState, before: FormState): Mark[] =>
  Object.entries(fields).flatMap(([path, { valid, errorMessage }]) =>
    errorMessage && (valid === false || errorMessage !== before[path]?.errorMessage)
      ? [{ path, message: errorMessage }]
      : [],
  );

/** The marks whose own field is as it was refused. */
const listStanding = ({ marks, fields }: Refusal, now: FormState): Mark[] =>
  marks.filter(({ path }) => isSame(fields[path]?.value, now[path]?.value));

/**
 * Payload disables the whole form while it saves, so that the button or the field that was used loses the focus; and the
 * button stays so after a save. What has the focus then: the first field that was refused, what had it before, or what
 * tells when it was saved, right before the button.
 * @returns null as long as what had it before may still come back
 */
const findPlace = (before: HTMLElement, isRefused: boolean): HTMLElement | null => {
  // A form in a drawer lies over that of the page.
  const around = before.closest('form') ?? document;
  const refused = isRefused ? findRefused(around) : null;
  if (refused) return refused;
  if (before.isConnected && !before.matches(':disabled')) return before;
  if (isRefused) return null;
  const saved = around.querySelector<HTMLElement>('.doc-controls__meta');
  if (saved) saved.tabIndex = -1;
  return saved;
};

/**
 * Keeps a refused save open in a form of Payload's, which does three things wrong: it takes what was refused for saved,
 * so that its buttons are dead; a state of the form that was on its way meanwhile wipes the marks off the fields; and a
 * draft whose turn to be kept came while it was published is kept no more. The marks stand until something is changed.
 */
export const RefusedSave = () => {
  const [fields, dispatchFields] = useAllFormFields();
  const { docConfig } = useDocumentInfo();
  const { setModified, setSubmitted } = useForm();
  const modified = useFormModified();
  const processing = useFormProcessing();
  const submitted = useFormSubmitted();
  // Of a draft, which it keeps by itself, Payload says so nowhere.
  useUnsaved(modified);
  const wasProcessing = useRef(false);
  const wasUnkept = useRef(false);
  const begun = useRef<FormState>({});
  const refusal = useRef<Refusal>(undefined);
  const focusedBefore = useRef<HTMLElement>(null);

  // While it is still there: what is disabled loses the focus when it is painted next.
  useLayoutEffect(() => {
    const { activeElement: focused } = document;
    if (processing) focusedBefore.current = focused instanceof HTMLElement ? focused : null;
  }, [processing]);

  const noteEnd = useEffectEvent(() => {
    const isRefused = wasProcessing.current && !processing && submitted;
    wasProcessing.current = processing;
    refusal.current = isRefused ? { marks: listMarks(fields, begun.current), fields } : undefined;
    if (processing) {
      wasUnkept.current = modified;
      begun.current = fields;
    }
    // Payload keeps a draft when it finds a value changed: this one is written by the server with every save, whatever
    // it is here.
    if (isRefused && wasUnkept.current && docConfig && hasAutosaveEnabled(docConfig))
      dispatchFields({ type: 'UPDATE', path: 'lastChange.at', value: new Date().toISOString() });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a save begins or ends.
  useEffect(() => noteEnd(), [processing]);

  const keepMarks = useEffectEvent(() => {
    if (!refusal.current) return;
    const { marks: known, fields: refused } = refusal.current;
    const marks = known.length > 0 ? listStanding(refusal.current, fields) : listMarks(fields, begun.current);
    const isSettled = known.length > 0 && marks.length === 0;
    if (isSettled || isTyped(refused, fields)) {
      refusal.current = undefined;
      return;
    }
    refusal.current = { marks, fields: refused };
    if (marks.some(({ path }) => fields[path]?.valid !== false)) {
      // Else Payload would ask for the next state, which wipes them again.
      setModified(false);
      setSubmitted(true);
      dispatchFields({ type: 'ADD_SERVER_ERRORS', errors: marks });
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the state of the form is another.
  useEffect(() => keepMarks(), [fields]);

  const giveFocus = useEffectEvent(() => {
    const before = focusedBefore.current;
    const isRefused = refusal.current !== undefined;
    const place = before && before !== document.body && findPlace(before, isRefused);
    if (!place) return;
    focusedBefore.current = null;
    // What was refused is to be seen; else everybody stays where he reads, or where the words of a refusal were brought to him.
    takeFocus(place, null, { preventScroll: !isRefused || place === before });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was disabled may be usable again with each of them.
  useEffect(() => {
    if (processing) return;
    const timer = setTimeout(giveFocus, marksAreToldMs);
    return () => clearTimeout(timer);
  }, [fields, modified, processing]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a state that has just come is to be seen first.
  useEffect(() => {
    if (!refusal.current || modified) return;
    const timer = setTimeout(setModified, payloadHasSeenMs, true);
    return () => clearTimeout(timer);
  }, [fields, modified, processing, setModified]);

  return null;
};
