import type { LeadKind } from '@ev-site/contract/forms/kinds.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Draft, dropSent, eraseDraft, readDraft, writeDraft } from './draft-store.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const findControl = (form: HTMLFormElement | null, name: string): Control | undefined => {
  const found = form?.elements.namedItem(name);
  return found instanceof HTMLInputElement ||
    found instanceof HTMLTextAreaElement ||
    found instanceof HTMLSelectElement
    ? found
    : undefined;
};

/** Whether somebody has written here; a list may be set by the page. */
const isTyped = (control: Control | undefined): boolean =>
  control !== undefined && !(control instanceof HTMLSelectElement) && control.value !== '';

/**
 * Puts a text where nothing stands yet: what was written or chosen meanwhile, and what the address names, goes before.
 * @returns whether that is done: a list may still wait for its choices.
 */
const fillIn = (control: Control, text: string): boolean => {
  if (control.value !== '') return true;
  const isList = control instanceof HTMLSelectElement;
  // With choices, and without this one, it waits in vain.
  if (isList && ![...control.options].some(({ value }) => value === text)) return control.options.length > 1;
  control.value = text;
  // Whoever watches the choice, e.g. for the cities of a state, hears of it as of a visitor's.
  if (isList) control.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
};

/**
 * Whether the address names something else in a list, or a visitor has chosen it meanwhile, than was chosen when this
 * was typed.
 */
const isOtherwise = (control: Control | undefined, text = ''): boolean =>
  control instanceof HTMLSelectElement && control.value !== '' && control.value !== text;

/**
 * Keeps what is typed into a form on this device until it is sent, and brings it back after a reload or a closed tab.
 * What was to be sent about something else is not sent by a tap about this: its words come back, and no more.
 * @param names of the fields that are kept.
 * @param about see `Draft`.
 * @param failed what comes back in place of what is kept.
 */
export const useDraft = (
  kind: LeadKind,
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the form comes.
  useEffect(() => {
    dropSent(kind);
    const kept = readDraft(kind);
    const draft = failed ?? kept;
    if (!draft) {
      // What was typed before the script came is kept too; not what the browser has sent by itself and shows again on
      // the way back.
      const isSent = form.current?.closest('[data-left]');
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
    // Closing has deleted it, or the browser keeps nothing.
    if (!kept) keep();
  }, []);

  // With each drawing: the choices of a list may have come since.
  useEffect(() => {
    for (const [name, text] of waiting.current) {
      const control = findControl(form.current, name);
      if (control && fillIn(control, text)) waiting.current.delete(name);
    }
  });

  const readTexts = (): Record<string, string> =>
    Object.fromEntries(
      names.flatMap((name) => {
        // A list that waits for its choices is empty so far; what was emptied by hand waits no more.
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
   * A window that was closed while its form was on the way has no fields to read any more: what was typed stands as it
   * was kept.
   */
  const keepClosed = (): void => {
    const draft = readDraft(kind);
    if (draft?.about === about) writeDraft(kind, { ...draft, ...state.current });
  };

  const forget = (): void => {
    // Since its window was closed another one, about something else, may have kept its own.
    if (form.current || readDraft(kind)?.about === about) eraseDraft(kind);
    state.current = { key: '', unsent: false };
    waiting.current.clear();
    setKept(false);
    setWasUnsent(false);
  };

  return {
    /** Whether anything is kept. */
    isKept,
    /** Whether the browser would not keep what was typed last. */
    isRefused,
    /** Whether what was brought back had been sent without an answer. */
    wasUnsent,
    /** The key under which it was sent before; empty where it never was. */
    getKey: () => state.current.key,
    keep,
    /** Keeps how far the sending has come, so that a closed tab does not send the same as another. */
    note(change: Pick<Draft, 'key' | 'unsent'>) {
      state.current = change;
      setWasUnsent(change.unsent);
      if (form.current) keep();
      else keepClosed();
    },
    forget,
  };
};
