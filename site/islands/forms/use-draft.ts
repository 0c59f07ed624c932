import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  type Draft,
  type DraftKind,
  dropSent,
  eraseDraft,
  eraseDraftForEmptyForm,
  readDraft,
  writeDraft,
} from './draft-store.ts';

/** A list of radio buttons has the value of the chosen one, or none. */
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | RadioNodeList;

const findControl = (form: HTMLFormElement | null, name: string): Control | undefined => {
  const found = form?.elements.namedItem(name);
  return found instanceof HTMLInputElement ||
    found instanceof HTMLTextAreaElement ||
    found instanceof HTMLSelectElement ||
    found instanceof RadioNodeList
    ? found
    : undefined;
};

/** Whether somebody has typed into the control. A list does not count, because the page may have set its value. */
const isTyped = (control: Control | undefined): boolean =>
  control !== undefined && !(control instanceof HTMLSelectElement) && control.value !== '';

/**
 * Fills in a text if the control is empty. A value that was entered meanwhile, or that the address names, has priority.
 * @returns whether this is finished: a list may still wait for its choices.
 */
const fillIn = (control: Control, text: string): boolean => {
  if (control.value !== '') return true;
  const isList = control instanceof HTMLSelectElement;
  // If the list has choices and the text is none of them, waiting is useless.
  if (isList && ![...control.options].some(({ value }) => value === text)) return control.options.length > 1;
  control.value = text;
  // Observers of the choice, e.g. for the cities of a state, get the same event as for a visitor's choice.
  if (isList) control.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
};

/**
 * Whether a list has another value than the draft: because the address names it, or because the visitor has chosen it
 * meanwhile.
 */
const isOtherwise = (control: Control | undefined, text = ''): boolean =>
  control instanceof HTMLSelectElement && control.value !== '' && control.value !== text;

/** Whether the visitor came back to this page by the browser's history. */
const isReturn = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'back_forward');

/**
 * Stores typed text on this device until it is sent, and restores it after a reload or a closed tab. If an unsent draft
 * was about another subject, only its texts are restored: a tap must not send it as if it were about this one.
 * @param names of the fields that are stored.
 * @param about see `Draft`.
 * @param failed is restored in place of the stored draft.
 */
export const useDraft = (
  kind: DraftKind,
  form: RefObject<HTMLFormElement | null>,
  names: readonly string[],
  about: string,
  failed: Draft | undefined,
) => {
  const [isKept, setKept] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const [wasUnsent, setWasUnsent] = useState(false);
  const state = useRef<Pick<Draft, 'key' | 'unsent'>>({ key: '', unsent: false });
  const waiting = useRef(new Map<string, string>());

  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is read once, when the form is mounted.
  useEffect(() => {
    dropSent(kind);
    eraseDraftForEmptyForm(kind);
    const kept = readDraft(kind);
    const draft = failed ?? kept;
    if (!draft) {
      // Text that was typed before the script loaded is stored too; but not text that the browser has already sent by
      // itself, or that the visitor has deleted, and that the browser shows again after going back.
      const isSent = form.current?.closest('[data-left]') || isReturn();
      if (!isSent && names.some((name) => isTyped(findControl(form.current, name)))) keep();
      return;
    }
    const isSame =
      draft.about === about &&
      !names.some((name) => isOtherwise(findControl(form.current, name), draft.texts[name]));
    if (isSame) state.current = { key: draft.key, unsent: draft.unsent };
    waiting.current = new Map(Object.entries(draft.texts).filter(([name]) => names.includes(name)));
    setKept(true);
    setWasUnsent(isSame && draft.unsent);
    // The draft was deleted on closing, or the browser stores nothing.
    if (!kept) keep();
  }, []);

  // Runs after each render, because the choices of a list may have arrived.
  useEffect(() => {
    for (const [name, text] of waiting.current) {
      const control = findControl(form.current, name);
      if (control && fillIn(control, text)) waiting.current.delete(name);
    }
  });

  const readTexts = (): Record<string, string> =>
    Object.fromEntries(
      names.flatMap((name) => {
        // A list that waits for its choices is still empty: its draft text counts. An emptied field does not wait.
        const text = findControl(form.current, name)?.value || waiting.current.get(name);
        return text ? [[name, text]] : [];
      }),
    );

  const keep = (): void => {
    const texts = readTexts();
    if (Object.keys(texts).length === 0) {
      forget();
      return;
    }
    const isWritten = writeDraft(kind, { at: Date.now(), texts, about, ...state.current });
    setRefused(!isWritten);
    if (isWritten) setKept(true);
  };

  /**
   * The dialog may have been closed while its form was being sent. Then there are no fields to read, and the texts stay
   * as they were stored.
   */
  const keepClosed = (): void => {
    const draft = readDraft(kind);
    if (draft?.about === about) writeDraft(kind, { ...draft, ...state.current });
  };

  const forget = (): void => {
    // After its dialog was closed, another form about another subject may have stored its own draft.
    if (form.current || readDraft(kind)?.about === about) eraseDraft(kind);
    state.current = { key: '', unsent: false };
    waiting.current.clear();
    setKept(false);
    setWasUnsent(false);
  };

  return {
    /** Whether a draft is stored. */
    isKept,
    /** Whether the browser refused to store the last draft. */
    isRefused,
    /** Whether the restored draft had been sent without an answer. */
    wasUnsent,
    /** The key under which the draft was sent before; empty if it never was. */
    getKey: () => state.current.key,
    keep,
    /** Stores the state of sending, so that after a closed tab the same form is not sent as a new one. */
    note(change: Pick<Draft, 'key' | 'unsent'>) {
      state.current = change;
      setWasUnsent(change.unsent);
      if (form.current) keep();
      else keepClosed();
    },
    forget,
  };
};
