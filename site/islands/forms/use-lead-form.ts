import { asksHuman, forms, isReadyToSend } from '@ev-site/contract/forms/forms.ts';
import type { LeadKind } from '@ev-site/contract/forms/kinds.ts';
import { newFormKey } from '@ev-site/contract/forms/new-form-key.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Draft } from './draft-store.ts';
import type { FormSurroundings } from './form-surroundings.ts';
import { pause } from './pause.ts';
import { type Outcome, sendForm } from './send-form.ts';
import { useChosenFile } from './use-chosen-file.ts';
import { useDraft } from './use-draft.ts';
import { useOnline } from './use-online.ts';

type Messages = Readonly<Record<string, string>>;

/** A form that was taken: its number, empty where none is known, and what was sent. */
export interface Sent {
  reference: string;
  values: FormData;
}

/** A form that was not taken, its window closed meanwhile: what was typed, and what is wrong with it. */
export interface Failed {
  draft: Draft;
  messages: Messages;
}

interface Options {
  kind: LeadKind;
  surroundings: FormSurroundings;
  /** Sent with what the visitor wrote. */
  extra: Readonly<Record<string, string>>;
  /** What it is about, to know what was kept of the same by. */
  about: string;
  /** Names of the fields that stay on the device until they are sent. */
  keptFields: readonly string[];
  /** Called when the form was taken and is empty again. */
  onSent: (sent: Sent) => void;
  /** Called when the form was not taken and is not there any more. */
  onFailed: ((failed: Failed) => void) | undefined;
  /** What comes back so. */
  failed: Failed | undefined;
  /** Number of the last one that was taken, where its window was closed meanwhile; empty where there is none. */
  taken: string;
}

/** Names of the required fields that are empty, or hold blanks only. */
const listEmpty = (form: HTMLFormElement): string[] =>
  [...form.querySelectorAll<HTMLInputElement>('[required]')]
    .filter(({ value }) => value.trim() === '')
    .map(({ name }) => name);

const without = (messages: Messages, field: string): Messages => {
  const { [field]: _, ...rest } = messages;
  return rest;
};

/**
 * The states of a form (specification, section 4): idle, submitting, success, failure. A form is sent whatever is
 * empty; the loader shows only when every required field is filled. One form is never sent twice at a time.
 * A filled form that is sent sooner than anybody types waits for the rest of that time behind the loader.
 */
export const useLeadForm = (options: Options) => {
  const { kind, surroundings, extra, about, keptFields, onSent, onFailed, failed, taken } = options;
  const { words, shortestMs } = surroundings;
  const [submitting, setSubmitting] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);
  const [messages, setMessages] = useState<Messages>({});
  const [reference, setReference] = useState(taken);
  // Goes up whenever the human check has to be made anew.
  const [round, setRound] = useState(0);
  // In a flood also forms that ask for no check are told to.
  const [isAsked, setAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const pendingCheck = useRef<Promise<void>>(null);
  const startCheck = useRef<() => void>(null);
  const draft = useDraft(kind, form, keptFields, about, failed?.draft);
  const file = useChosenFile(words.file);
  const online = useOnline();
  const isUnsent = draft.wasUnsent;
  // A form on the page is there from the start; one in a window from the moment it opens.
  const [openedAt] = useState(() => (forms[kind].screen ? 0 : performance.now()));
  const shownAt = useRef(openedAt);
  const key = useRef('');
  const inHand = useRef(false);
  const focusError = useRef(false);
  const isToldOffline = useRef(false);

  // Without a line there is no message, and what says so is drawn above the fields.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each answer, also one without a message.
  useEffect(() => {
    if (!focusError.current) return;
    focusError.current = false;
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem]');
    first?.focus();
  }, [messages]);

  // After the first drawing: only then is the window open, to be heard and to have the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes.
  useEffect(() => {
    if (!failed) return;
    focusError.current = true;
    setMessages(failed.messages);
  }, []);

  // What was said of a lost line is over when there is one again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: not when a form goes out; its answer may be there before this runs.
  useEffect(() => {
    if (online) isToldOffline.current = false;
    if (online && isUnsent) setMessages((before) => without(before, 'form'));
  }, [online]);

  /** A form that goes out again after a lost line needs a fresh check: the tap that sends it is the person's sign. */
  const checkAnew = (element: HTMLFormElement): void => {
    const answer = element.elements.namedItem('rCaptcha');
    if (!isUnsent || pendingCheck.current) return;
    if (answer instanceof HTMLInputElement && answer.value === '') startCheck.current?.();
  };

  const isFilled = (values: FormData, check = {}): boolean =>
    isReadyToSend(kind, { ...Object.fromEntries(values), ...check });

  /** The window was closed meanwhile: nobody would see in it what has become of the form. */
  const bringBack = (values: FormData, unsent: boolean, found: Messages) => {
    const typed = keptFields.map((name) => [name, String(values.get(name) ?? '')]);
    const draft = { at: Date.now(), texts: Object.fromEntries(typed), about, key: key.current, unsent };
    onFailed?.({ draft, messages: found });
  };

  const settle = (outcome: Outcome, fileMessage: string, wasQuick: boolean, values: FormData) => {
    inHand.current = false;
    setSubmitting(false);
    setProgress(null);
    // Who was quick and made an error in a field may send again at once: the server asks for the check after the fields.
    const mayBeSpent = ['rCaptcha', 'resume', 'form'];
    const keepsCheck = wasQuick && !outcome.sent && !mayBeSpent.some((field) => field in outcome.messages);
    if (!keepsCheck) setRound((before) => before + 1);
    if (outcome.sent) {
      key.current = '';
      draft.forget();
      shownAt.current = performance.now();
      file.forget();
      setMessages({});
      setReference(outcome.reference);
      form.current?.reset();
      // The button that had the focus goes; the dialog gives it back to where it found it.
      form.current?.focus({ preventScroll: true });
      onSent({ reference: outcome.reference, values });
    } else {
      focusError.current = true;
      draft.note({ key: key.current, unsent: outcome.lost });
      if ('rCaptcha' in outcome.messages) setAsked(true);
      const found = fileMessage ? { ...outcome.messages, resume: fileMessage } : outcome.messages;
      setMessages(found);
      // The file goes with the window.
      const again = file.isChosen && words.file ? { resume: words.file.again } : {};
      if (!form.current) bringBack(values, outcome.lost, { ...again, ...found });
    }
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (inHand.current) return;
    const element = event.currentTarget;
    // A form that was sent before a reload may have arrived: the same key again, and it is one.
    key.current ||= draft.getKey() || newFormKey();
    const empty = navigator.onLine ? [] : listEmpty(element);
    // A device may be wrong about its line: once it was told, pressing again tries.
    if (!navigator.onLine && (!isToldOffline.current || empty.length > 0)) {
      focusError.current = true;
      setMessages(Object.fromEntries(empty.map((name) => [name, words.controls.missing])));
      isToldOffline.current = empty.length === 0;
      // No line could send it as it is.
      if (isToldOffline.current) draft.note({ key: key.current, unsent: true });
      return;
    }
    inHand.current = true;
    setReference('');
    setMessages((before) => without(before, 'form'));
    checkAnew(element);
    // From the tap on, for the check may take seconds: the loader, and a note for whoever closes the window meanwhile.
    const begin = (isReady: boolean) => {
      setSubmitting(isReady);
      draft.note({ key: key.current, unsent: isReady });
    };
    if (pendingCheck.current) begin(isFilled(new FormData(element), { rCaptcha: 'to come' }));
    // Taken back and made anew meanwhile, it is another one.
    while (pendingCheck.current) await pendingCheck.current;
    const values = new FormData(element);
    // The check went with the window: what was to be sent waits in it.
    if (!form.current) {
      bringBack(values, true, {});
      return;
    }
    for (const [name, value] of Object.entries(extra)) values.set(name, value);
    const isReady = isFilled(values);
    begin(isReady);
    const { file: resume, problem } = await file.read();
    if (resume) values.set('resume', resume);
    // A file that cannot be taken is not sent; the server still says what else is missing.
    if (problem) values.delete('resume');
    if (problem && isReady) {
      settle({ sent: false, lost: false, messages: {} }, problem, true, values);
      return;
    }
    const onProgress = words.file ? setProgress : () => {};
    onProgress(0);
    const missingMs = shortestMs - (performance.now() - shownAt.current);
    // An empty form is answered by its errors whenever it is sent.
    if (isReady && missingMs > 0) await pause(missingMs);
    values.set('filled_in_ms', String(Math.ceil(performance.now() - shownAt.current)));
    const { unreached } = words.controls;
    const outcome = await sendForm({ kind, values, key: key.current, unreached, onProgress });
    settle(outcome, problem, missingMs > 0, values);
  };

  const tellFile = async (field: string, chosen: File | undefined): Promise<void> => {
    const problem = await file.note(chosen);
    if (problem) setMessages((before) => ({ ...before, [field]: problem }));
  };

  // What the browser does not keep stands in the form, and nowhere else.
  const withoutLine = draft.isRefused ? words.controls.unreached : words.controls.offline;
  const isWaiting = isUnsent && !submitting;
  // No file is kept with the words.
  const lacking = words.file && !file.isChosen ? words.file.again : '';
  const waiting = lacking || (online ? words.controls.back : withoutLine);

  return {
    submitting,
    progress,
    messages,
    /** Number of the form that was taken last, until the next one is sent; empty where none is known. */
    reference,
    fileProblem: file.problem,
    round,
    /** Whether the human check is to be shown. */
    asksHuman: isAsked || asksHuman(kind),
    form,
    pendingCheck,
    startCheck,
    /** What waits on this device for a line; empty where nothing does. */
    waiting: isWaiting ? waiting : '',
    /** Whether one tap sends it. */
    isWhole: isWaiting && !lacking,
    /** Where what is typed stays: what waits to be sent does so in a window that is closed, too. */
    keeping: (!isUnsent && words.kept) || words.controls.kept,
    isKept: draft.isKept,
    isRefused: draft.isRefused,
    /** Empties the form, and what this device keeps of it. */
    forget() {
      form.current?.reset();
      key.current = '';
      setMessages({});
      file.forget();
      draft.forget();
    },
    submit,
    /** To be called for every change in the form: what was wrong with the field is no longer known. */
    noteInput(event: FormEvent<HTMLFormElement>) {
      const { target } = event;
      if (!(target instanceof HTMLElement)) return;
      draft.keep();
      const field = target.getAttribute('name') ?? '';
      const isFile = target instanceof HTMLInputElement && target.type === 'file';
      setMessages((before) => (field in before ? without(before, field) : before));
      if (isFile) void tellFile(field, target.files?.[0]);
    },
  };
};
