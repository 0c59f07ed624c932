import { forms } from '@ev-site/contract/forms/forms.ts';
import type { LeadKind } from '@ev-site/contract/forms/kinds.ts';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Field } from '../../ui/field.tsx';
import { useAwake } from '../../ui/use-awake.ts';
import { Consent } from './consent.tsx';
import type { FieldDescription } from './field-description.ts';
import styles from './form.module.css';
import { FormControl } from './form-control.tsx';
import { FormProblem } from './form-problem.tsx';
import type { FormSurroundings } from './form-surroundings.ts';
import { HumanCheck } from './human-check.tsx';
import { TakenNote } from './taken-note.tsx';
import { Trap } from './trap.tsx';
import { useFormStatus } from './use-form-status.ts';
import { type Failed, type Sent, useLeadForm } from './use-lead-form.ts';

interface LeadFormProps {
  kind: LeadKind;
  fields: readonly FieldDescription[];
  surroundings: FormSurroundings;
  onSent: (sent: Sent) => void;
  /** Called where the form was taken away before it was answered, and was not taken. */
  onFailed?: (failed: Failed) => void;
  /** Brings such a form back. */
  failed?: Failed | undefined;
  /** Number of the last one that was taken, where the form went with its window. */
  taken?: string | undefined;
  /** The file for the visitor's calendar, of the last one that was taken. */
  calendar?: string | undefined;
  /** Sent with what the visitor wrote. */
  extra?: Readonly<Record<string, string>>;
  /** What it is about, where forms of this kind are about several things: a vehicle, a position, a dealer. */
  about?: string;
  /** Called with each choice in a list: with those that stand there when the form comes or is emptied, too. */
  onChange?: (name: string, value: string) => void;
  /** Further buttons beside the one that sends. */
  children?: ReactNode;
}

const nothing = {};

/** Any of the forms: its fields, what goes with them, and the states of sending. */
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
  const awake = useAwake();
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
  const { waiting, isWhole, keeping, isKept, isRefused, forget, startCheck, fileProblem } = state;
  const { reference, submitting, progress, messages, round, asksHuman } = state;
  const { form, pendingCheck, submit, noteInput } = state;
  const { why, noteFocus } = useFormStatus();
  const loading = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (submitting) loading.current?.focus();
  }, [submitting]);
  const [isForgotten, setForgotten] = useState(false);
  const forgotten = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isForgotten) forgotten.current?.focus();
  }, [isForgotten]);

  const tellChoice = (control: EventTarget) => {
    if (control instanceof HTMLSelectElement) onChange?.(control.name, control.value);
  };
  const tellChoices = () => [...(form.current?.elements ?? [])].forEach(tellChoice);
  const retry = ({ name, retry: again }: FieldDescription) => {
    again?.run();
    // The button goes.
    const control = form.current?.elements.namedItem(name);
    if (control instanceof HTMLElement) control.focus();
  };
  // What was chosen before the script came, or brought back by the browser, no event tells.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes.
  useEffect(tellChoices, []);

  const shown = new Set([...fields.map(({ name }) => name), asksHuman ? 'rCaptcha' : '']);
  const found = Object.entries(messages).flatMap(([name, message]) => (shown.has(name) ? [] : [message]));

  // What is wrong with what was sent says more than that nothing can be sent.
  const said = found.length > 0 || !waiting ? found : [waiting];
  const problems = said.length > 0 || !why ? said : [why];

  return (
    <form
      ref={form}
      className={styles.form}
      tabIndex={-1}
      method="post"
      action={forms[kind].path}
      // With script the server's messages stand beside the fields; without it the browser's own help.
      noValidate={awake}
      onSubmit={submit}
      onInput={(event) => {
        setForgotten(false);
        noteInput(event);
      }}
      onFocus={noteFocus}
      onChange={({ target }) => tellChoice(target)}
      // It is told before the form is emptied.
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
        // The focus stays on the button that chose it, and what describes that is not read again.
        <p className="only-heard" role="status">
          {/* A second file with the same fault is told of anew: words that stand there already are not read. */}
          <span key={fileProblem.turn}>{fileProblem.text}</span>
        </p>
      )}
      <input type="hidden" name="privacy_version" defaultValue={surroundings.privacy.version} />
      <Trap label={controls.trap} />
      {asksHuman && (
        <HumanCheck
          key={round}
          settings={surroundings.humanCheck}
          words={check}
          error={messages.rCaptcha}
          pending={pendingCheck}
          start={startCheck}
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
      {/* After the button that sends, for who goes by keys. It is said before the script is there, with room for its button: nothing moves. */}
      <p className={classNames(styles.note, styles.keeping, isRefused && !isKept && styles.unseen)}>
        {keeping}{' '}
        <span className={styles.onePlace}>
          <span className={isKept ? undefined : styles.unseen}>
            <Button
              look="text"
              onClick={() => {
                forget();
                setForgotten(true);
              }}
            >
              {controls.forget}
            </Button>
          </span>
          <span ref={forgotten} tabIndex={-1}>
            {isForgotten && controls.forgotten}
          </span>
        </span>
      </p>
    </form>
  );
};
