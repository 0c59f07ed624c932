import { forms, isReadyToSend } from '@ev-site/contract/forms/forms.ts';
import type { LeadKind } from '@ev-site/contract/forms/kinds.ts';
import { newFormKey } from '@ev-site/contract/forms/new-form-key.ts';
import { toLine } from '@ev-site/contract/forms/plain-text.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Draft } from './draft-store.ts';
import type { FormSurroundings } from './form-surroundings.ts';
import { pause } from './pause.ts';
import { type Outcome, sendForm } from './send-form.ts';
import { useChosenFile } from './use-chosen-file.ts';
import { useDraft } from './use-draft.ts';
import { useHumanCheck } from './use-human-check.ts';
import { type Messages, useMessages } from './use-messages.ts';
import { useOnline } from './use-online.ts';
import { useSameNameChoice } from './use-same-name-choice.ts';

/** An accepted form: its reference, empty if unknown, and the sent values. */
export interface AcceptedForm {
  reference: string;
  values: FormData;
}

/** A form that was not accepted and whose dialog was closed: its draft, and the problems. */
export interface FailedForm {
  draft: Draft;
  messages: Messages;
}

interface Options {
  kind: LeadKind;
  surroundings: FormSurroundings;
  /** Values that are sent in addition to the visitor's. */
  extra: Readonly<Record<string, string>>;
  /** The subject, by which a stored draft is matched. */
  about: string;
  /** Names of the fields that are stored on the device until they are sent. */
  keptFields: readonly string[];
  /** Called when the form was accepted and is empty again. */
  onSent: (accepted: AcceptedForm) => void;
  /** Called when the form was not accepted and no longer exists. */
  onFailed: ((failed: FailedForm) => void) | undefined;
  /** Such a form, to be restored. */
  failed: FailedForm | undefined;
  /** Reference of the last accepted form, if its dialog was closed; empty if there is none. */
  taken: string;
}

/** Names of the required fields in which nothing can be seen. */
const listEmpty = (form: HTMLFormElement): string[] =>
  [...form.querySelectorAll<HTMLInputElement>('[required]')]
    .filter(({ value }) => toLine(value) === '')
    .map(({ name }) => name);

/**
 * The states of a form (specification, section 4): idle, submitting, success, failure. A form is sent even with empty
 * fields; the loader shows only if every required field is filled in. One form is never sent twice at the same time.
 * A complete form that is sent faster than a person can type waits for the rest of that time behind the loader.
 */
export const useLeadForm = (options: Options) => {
  const { kind, surroundings, extra, about, keptFields, onSent, onFailed, failed, taken } = options;
  const { words, shortestMs } = surroundings;
  const [submitting, setSubmitting] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);
  const [reference, setReference] = useState(taken);
  const [isForgotten, setForgotten] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const check = useHumanCheck(kind);
  const draft = useDraft(kind, form, keptFields, about, failed?.draft);
  const file = useChosenFile(words.file);
  const messages = useMessages(form, failed?.messages);
  const online = useOnline();
  const isUnsent = draft.wasUnsent;
  // A form on the page is visible from the start, a form in a dialog from its opening.
  const [openedAt] = useState(() => (forms[kind].screen ? 0 : performance.now()));
  const shownAt = useRef(openedAt);
  const key = useRef('');
  const inHand = useRef(false);
  const isToldOffline = useRef(false);

  // The message about a lost connection disappears when the device is online again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: must not run when a form is sent, because its answer may come first.
  useEffect(() => {
    if (online) isToldOffline.current = false;
    if (online && isUnsent) messages.drop('form');
  }, [online]);

  const isFilled = (values: FormData, answer = {}): boolean =>
    isReadyToSend(kind, { ...Object.fromEntries(values), ...answer });

  /** The dialog was closed meanwhile, so nobody would see the result in it. */
  const bringBack = (values: FormData, unsent: boolean, found: Messages) => {
    const typed = keptFields.map((name) => [name, String(values.get(name) ?? '')]);
    const draft = { at: Date.now(), texts: Object.fromEntries(typed), about, key: key.current, unsent };
    onFailed?.({ draft, messages: found });
  };

  const settle = (outcome: Outcome, fileMessage: string, wasQuick: boolean, values: FormData) => {
    inHand.current = false;
    setSubmitting(false);
    setProgress(null);
    // A visitor who was quick and made an error in a field may send again at once: the server verifies the check only
    // after the fields, so the answer is not used up.
    const mayBeSpent = ['rCaptcha', 'resume', 'form'];
    const keepsCheck = wasQuick && !outcome.sent && !mayBeSpent.some((field) => field in outcome.messages);
    if (!keepsCheck) check.repeat();
    if (outcome.sent) {
      key.current = '';
      draft.forget();
      shownAt.current = performance.now();
      file.forget();
      messages.clear();
      setReference(outcome.reference);
      form.current?.reset();
      // The focused button disappears. The dialog later returns the focus to where it was.
      form.current?.focus({ preventScroll: true });
      onSent({ reference: outcome.reference, values });
    } else {
      draft.note({ key: key.current, unsent: outcome.lost });
      if ('rCaptcha' in outcome.messages) check.demand();
      const found = fileMessage ? { ...outcome.messages, resume: fileMessage } : outcome.messages;
      messages.show(found);
      // A closed dialog loses its file.
      const again = file.isChosen && words.file ? { resume: words.file.again } : {};
      if (!form.current) bringBack(values, outcome.lost, { ...again, ...found });
    }
  };

  /** @returns whether the form stays here, because the device is offline. */
  const staysOffline = (element: HTMLFormElement): boolean => {
    const empty = listEmpty(element);
    // A device may be wrong about being offline: after the message, a second press tries to send.
    if (navigator.onLine || (isToldOffline.current && empty.length === 0)) return false;
    isToldOffline.current = empty.length === 0;
    messages.show(Object.fromEntries(empty.map((name) => [name, words.controls.missing])));
    // The form is complete except for the connection.
    if (isToldOffline.current) draft.note({ key: key.current, unsent: true });
    return true;
  };

  /** Shows the loader for a complete form, and marks its draft in case the dialog closes. */
  const begin = (isReady: boolean): void => {
    setSubmitting(isReady);
    draft.note({ key: key.current, unsent: isReady });
  };

  /** Waits for the human check. It may take seconds, so the loader shows from the tap on. */
  const finishCheck = async (element: HTMLFormElement): Promise<void> => {
    // A form that is sent again after a lost connection needs a new check. The visitor's tap starts the check.
    if (isUnsent) check.startIfUnanswered(element);
    if (check.isPending()) begin(isFilled(new FormData(element), { rCaptcha: 'to come' }));
    await check.finish();
  };

  const send = async (values: FormData): Promise<void> => {
    const isReady = isFilled(values);
    begin(isReady);
    const { file: resume, problem } = await file.read();
    if (resume) values.set('resume', resume);
    // A file with a problem is not sent. The server still reports missing fields.
    if (problem) values.delete('resume');
    if (problem && isReady) {
      settle({ sent: false, lost: false, messages: {} }, problem, true, values);
      return;
    }
    const onProgress = words.file ? setProgress : () => {};
    onProgress(0);
    const missingMs = shortestMs - (performance.now() - shownAt.current);
    // An empty form may be sent at any time, because the server only answers with its errors.
    if (isReady && missingMs > 0) await pause(missingMs);
    values.set('filled_in_ms', String(Math.ceil(performance.now() - shownAt.current)));
    const { unreached } = words.controls;
    const outcome = await sendForm({ kind, values, key: key.current, unreached, onProgress });
    settle(outcome, problem, missingMs > 0, values);
  };

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (inHand.current) return;
    const element = event.currentTarget;
    // A form that was sent before a reload may have arrived. With the same key the server treats both as one form.
    key.current ||= draft.getKey() || newFormKey();
    if (staysOffline(element)) return;
    inHand.current = true;
    setReference('');
    messages.drop('form');
    await finishCheck(element);
    const values = new FormData(element);
    // The check disappeared with the dialog, so the form waits in its draft.
    if (!form.current) {
      bringBack(values, true, {});
      return;
    }
    for (const [name, value] of Object.entries(extra)) values.set(name, value);
    await send(values);
  };

  const tellFile = async ({ name, files }: HTMLInputElement): Promise<void> => {
    const problem = await file.note(files?.[0]);
    if (problem) messages.add(name, problem);
  };

  useSameNameChoice(form, (input) => {
    if (!file.isAnother(input.files?.[0])) return;
    messages.drop(input.name);
    void tellFile(input);
  });

  // If the browser stores nothing, the text is only in the form.
  const withoutLine = draft.isRefused ? words.controls.unreached : words.controls.offline;
  const isWaiting = isUnsent && !submitting;
  // The file is not stored with the texts.
  const lacking = words.file && !file.isChosen ? words.file.again : '';
  const waiting = lacking || (online ? words.controls.back : withoutLine);

  return {
    submitting,
    progress,
    messages: messages.byField,
    /** Reference of the last accepted form, until the next one is sent; empty if unknown. */
    reference,
    fileProblem: file.problem,
    humanCheck: check,
    form,
    /** A message about the form that waits on this device for a connection; empty if none waits. */
    waiting: isWaiting ? waiting : '',
    /** Whether one tap sends the waiting form. */
    isWhole: isWaiting && !lacking,
    kept: {
      /** Where typed text stays. Text that waits to be sent also stays when its dialog is closed. */
      note: (!isUnsent && words.kept) || words.controls.kept,
      isKept: draft.isKept,
      isRefused: draft.isRefused,
      /** Whether the visitor had it deleted and has typed nothing since. */
      isForgotten,
      /** Empties the form, and deletes its draft from this device. */
      forget() {
        form.current?.reset();
        key.current = '';
        messages.clear();
        file.forget();
        draft.forget();
        setForgotten(true);
      },
    },
    submit,
    /** Call it for every change in the form. The problem of the changed field is then cleared. */
    noteInput(event: FormEvent<HTMLFormElement>) {
      const { target } = event;
      setForgotten(false);
      if (!(target instanceof HTMLElement)) return;
      draft.keep();
      const field = target.getAttribute('name') ?? '';
      messages.drop(field);
      if (target instanceof HTMLInputElement && target.type === 'file') void tellFile(target);
    },
  };
};
