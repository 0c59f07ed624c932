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
  /** The form as it was refused, to notice when somebody changes it. */
  fields: FormState;
}

/**
 * Payload asks the server for a new form state 250 ms after a modified form has changed, and that state lacks the
 * marks that a hook of the server made. Once it has asked, or found nothing to ask, Payload takes the present values
 * for known, and does not ask again until somebody types. 400 ms is surely after that.
 */
const payloadHasSeenMs = 400;

/** After this time the marks stand beside their fields, and are tied to them for screen readers (`named-parts.tsx`). */
const marksAreToldMs = 100;

/** Fields that a save itself writes, such as Payload's autosave of a draft every two seconds. */
const writtenByPrograms = /^(?:_status|createdAt|updatedAt|opened|lastChange\b)/;

/** Files are not compared as JSON, in which any two files look the same. */
const toComparable = (value: unknown): string | undefined =>
  value instanceof File ? undefined : JSON.stringify(value ?? null);

const isSame = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  const [first, second] = [toComparable(one), toComparable(other)];
  return first !== undefined && first === second;
};

/** Whether a person changed a field. When the server fills a field in, its `initialValue` changes too. */
const isTyped = (refused: FormState, now: FormState): boolean =>
  Object.entries(refused).some(
    ([path, { value, initialValue }]) =>
      !writtenByPrograms.test(path) &&
      !isSame(value, now[path]?.value) &&
      isSame(initialValue, now[path]?.initialValue),
  );

/**
 * The marks of a form. A form state that arrives together with a refusal removes the mark before anybody sees it, but
 * leaves its sentence.
 * @param before the form when the save began; its sentences may be from an older refusal
 */
const listMarks = (fields: FormState, before: FormState): Mark[] =>
  Object.entries(fields).flatMap(([path, { valid, errorMessage }]) =>
    errorMessage && (valid === false || errorMessage !== before[path]?.errorMessage)
      ? [{ path, message: errorMessage }]
      : [],
  );

/** The marks whose field still has the refused value. */
const listStanding = ({ marks, fields }: Refusal, now: FormState): Mark[] =>
  marks.filter(({ path }) => isSame(fields[path]?.value, now[path]?.value));

/**
 * Finds where the focus goes after a save. Payload disables the whole form while it saves, so the button or field that
 * had the focus loses it, and after a save the button stays disabled. The focus goes to the first refused field, to the
 * element that had it before, or to the text right before the button that says when the document was saved.
 * @returns null as long as the element that had the focus may still become usable
 */
const findPlace = (before: HTMLElement, isRefused: boolean): HTMLElement | null => {
  // A form in a drawer lies over the form of the page.
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
 * Keeps a refused save open in Payload's form, which does three things wrong. It treats the refused values as saved, so
 * its buttons are disabled. A form state that was in flight meanwhile removes the marks from the fields. A draft whose
 * autosave was due during publishing is not saved any more. The marks stay until something is changed.
 */
export const RefusedSave = () => {
  const [fields, dispatchFields] = useAllFormFields();
  const { docConfig } = useDocumentInfo();
  const { setModified, setSubmitted } = useForm();
  const modified = useFormModified();
  const processing = useFormProcessing();
  const submitted = useFormSubmitted();
  // Payload does not report unsaved changes of a draft, which it saves by itself.
  useUnsaved(modified);
  const wasProcessing = useRef(false);
  const wasUnkept = useRef(false);
  const begun = useRef<FormState>({});
  const refusal = useRef<Refusal>(undefined);
  const focusedBefore = useRef<HTMLElement>(null);

  // Before the paint: at the next paint a disabled element loses the focus.
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
    // Payload saves a draft when it finds a changed value. The value here does not matter: the server sets this field
    // with every save.
    if (isRefused && wasUnkept.current && docConfig && hasAutosaveEnabled(docConfig))
      dispatchFields({ type: 'UPDATE', path: 'lastChange.at', value: new Date().toISOString() });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever a save begins or ends.
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
      // Otherwise Payload would ask for the next form state, which removes the marks again.
      setModified(false);
      setSubmitted(true);
      dispatchFields({ type: 'ADD_SERVER_ERRORS', errors: marks });
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the form state changes.
  useEffect(() => keepMarks(), [fields]);

  const giveFocus = useEffectEvent(() => {
    const before = focusedBefore.current;
    const isRefused = refusal.current !== undefined;
    const place = before && before !== document.body && findPlace(before, isRefused);
    if (!place) return;
    focusedBefore.current = null;
    takeFocus(place, null, { preventScroll: true });
    // Scrolls only to a refused field. Else the page stays at what the person reads, or at the shown refusal. In the
    // middle, because a calendar that opens with the focus has to lie below its field: the message is above.
    if (isRefused && place !== before && document.activeElement === place)
      place.scrollIntoView({ block: 'center' });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them may enable the element again that had the focus.
  useEffect(() => {
    if (processing) return;
    const timer = setTimeout(giveFocus, marksAreToldMs);
    return () => clearTimeout(timer);
  }, [fields, modified, processing]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change restarts the timer, so that Payload handles a new form state first.
  useEffect(() => {
    if (!refusal.current || modified) return;
    const timer = setTimeout(setModified, payloadHasSeenMs, true);
    return () => clearTimeout(timer);
  }, [fields, modified, processing, setModified]);

  return null;
};
