import { forms } from '@ev-site/contract/forms/forms.ts';
import type { LeadKind } from '@ev-site/contract/forms/kinds.ts';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { Consent } from './consent.tsx';
import { DraftNote } from './draft-note.tsx';
import type { FieldDescription } from './field-description.ts';
import styles from './form.module.css';
import { FormControl } from './form-control.tsx';
import { FormProblem } from './form-problem.tsx';
import type { FormSurroundings } from './form-surroundings.ts';
import { HumanCheck } from './human-check.tsx';
import { TakenNote } from './taken-note.tsx';
import { Trap } from './trap.tsx';
import { useFormStatus } from './use-form-status.ts';
import { type AcceptedForm, type FailedForm, useLeadForm } from './use-lead-form.ts';

export interface LeadFormProps {
  kind: LeadKind;
  fields: readonly FieldDescription[];
  surroundings: FormSurroundings;
  onSent: (accepted: AcceptedForm) => void;
  /** Called if the form was not accepted after its dialog was closed. */
  onFailed?: (failed: FailedForm) => void;
  /** Restores such a form. */
  failed?: FailedForm | undefined;
  /** Reference of the last accepted form, if its dialog was closed. */
  taken?: string | undefined;
  /** The link to the calendar file of the last accepted form. */
  calendar?: string | undefined;
  /** Values that are sent in addition to the visitor's. */
  extra?: Readonly<Record<string, string>>;
  /** The subject, if forms of this kind have several: a vehicle, a position, a dealer. */
  about?: string;
  /** Called with each choice in a list, and with the current choices when the form appears or is emptied. */
  onChange?: (name: string, value: string) => void;
  /** Further buttons beside the submit button. */
  children?: ReactNode;
}

const nothing = {};

/** Any of the forms: its fields, their surroundings, and the states of sending. */
export const LeadForm = ({
  kind,
  fields,
  surroundings,
  onSent,
  onFailed,
  failed,
  taken = '',
  calendar,
  extra = nothing,
  about = '',
  onChange,
  children,
}: LeadFormProps) => {
  const awake = useHydrated();
  const { controls, check, file } = surroundings.words;
  const { phone } = surroundings;
  const keptFields = fields.flatMap((field) =>
    field.kind === 'file' || field.kind === 'consent' ? [] : [field.name],
  );
  const state = useLeadForm({
    kind,
    surroundings,
    extra,
    about,
    keptFields,
    onSent,
    onFailed,
    failed,
    taken,
  });
  const { waiting, isWhole, kept, reference, submitting, progress, messages, fileProblem } = state;
  const { humanCheck, form, submit, noteInput } = state;
  const { why, noteFocus } = useFormStatus();
  const loading = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (submitting) loading.current?.focus();
  }, [submitting]);

  const tellChoice = (control: EventTarget) => {
    if (control instanceof HTMLSelectElement) onChange?.(control.name, control.value);
  };
  const tellChoices = () => [...(form.current?.elements ?? [])].forEach(tellChoice);
  const retry = ({ name, retry: again }: FieldDescription) => {
    again?.run();
    // The retry button disappears, so the field gets the focus.
    const control = form.current?.elements.namedItem(name);
    if (control instanceof HTMLElement) control.focus();
  };
  // No event reports choices that were made before the script loaded, or that the browser restored.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the form is mounted.
  useEffect(tellChoices, []);

  const shown = new Set([...fields.map(({ name }) => name), humanCheck.isShown ? 'rCaptcha' : '']);
  const found = Object.entries(messages).flatMap(([name, message]) => (shown.has(name) ? [] : [message]));

  // Errors of the last attempt are more important than the note that nothing can be sent.
  const said = found.length > 0 || !waiting ? found : [waiting];
  const problems = said.length > 0 || !why ? said : [why];

  return (
    <form
      ref={form}
      className={styles.form}
      tabIndex={-1}
      method="post"
      action={forms[kind].path}
      // With script, the server's messages appear beside the fields; without script, the browser's own messages.
      noValidate={awake}
      onSubmit={submit}
      onInput={noteInput}
      onFocus={noteFocus}
      onChange={({ target }) => tellChoice(target)}
      // The event comes before the form is emptied, so the choices are read afterwards.
      onReset={() => queueMicrotask(tellChoices)}
    >
      {reference && <TakenNote words={surroundings.words} reference={reference} calendar={calendar} />}
      {problems.length > 0 && (
        <FormProblem problems={problems} call={phone ? { words: controls.orCall, ...phone } : undefined} />
      )}
      {fields.map((field) =>
        field.kind === 'consent' ? (
          <Consent key={field.name} name={field.name} label={field.label} />
        ) : (
          <Field
            key={field.name}
            label={field.label}
            mark={field.required ? controls.required : controls.optional}
            hint={field.hint}
            error={field.problem ?? messages[field.name]}
            after={
              field.retry && (
                <Button look="outline" onClick={() => retry(field)}>
                  {field.retry.words}
                </Button>
              )
            }
            half={field.half}
          >
            {(links) => <FormControl field={field} links={links} />}
          </Field>
        ),
      )}
      {file && (
        // The focus stays on the file button, and screen readers do not read its changed description again.
        <p className="only-heard" role="status">
          {/* The key makes screen readers announce the same problem again for a second file. */}
          <span key={fileProblem.turn}>{fileProblem.text}</span>
        </p>
      )}
      <input type="hidden" name="privacy_version" defaultValue={surroundings.privacy.version} />
      <Trap label={controls.trap} />
      {humanCheck.isShown && (
        <HumanCheck
          key={humanCheck.round}
          settings={surroundings.humanCheck}
          words={check}
          error={messages.rCaptcha}
          pending={humanCheck.pending}
          start={humanCheck.start}
        />
      )}
      <p className={styles.note}>
        {surroundings.privacy.note}
        {surroundings.privacy.links.map(({ name, href }, index) => (
          <Fragment key={href}>
            {index === 0 ? ' ' : ' · '}
            <a href={href}>{name}</a>
          </Fragment>
        ))}
      </p>
      {submitting && progress !== null && (
        <label className={styles.progress}>
          {file?.sending}
          <progress max={1} value={progress} />
        </label>
      )}
      <div className={styles.actions}>
        {submitting ? (
          <Button look="busy" wide aria-disabled="true" ref={loading}>
            <span className={styles.spinner} aria-hidden="true" />
            {controls.loading}
          </Button>
        ) : (
          <Button type="submit" look="green" wide>
            {isWhole ? controls.sendNow : controls.send}
          </Button>
        )}
        {children}
      </div>
      {/* After the submit button for keyboard users. */}
      <DraftNote words={controls} kept={kept} />
    </form>
  );
};
