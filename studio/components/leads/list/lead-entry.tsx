'use client';

import { languageOptions } from '@ev-site/content/documents/language-words.ts';
import { leadSources } from '@ev-site/content/leads/lead-sources.ts';
import { columnWords } from '@ev-site/content/leads/staff-words.ts';
import { studioPath } from '@ev-site/contract/documents.ts';
import { limits } from '@ev-site/contract/forms/limits.ts';
import { newFormKey } from '@ev-site/contract/forms/new-form-key.ts';
import { useRouter } from 'next/navigation.js';
import { type FormEvent, type ReactNode, useState } from 'react';
import { askStudio } from '../../ask-studio.ts';
import { type Choice, toOptions } from '../../choices.tsx';
import { useBusy } from '../../use-busy.ts';
import { useLeaveConfirmation } from '../../use-leave-confirmation.ts';

interface Props {
  kinds: readonly Choice[];
  vehicles: readonly Choice[];
  places: readonly Choice[];
  positions: readonly Choice[];
}

/** Documents to which a lead may refer, by their numbers. */
const relations = ['product', 'state', 'job'] as const;

const marked = ['kind', 'name', 'phone', 'email', 'message', ...relations] as const;

type Marked = (typeof marked)[number];

const isMarked = (field: string): field is Marked => marked.some((name) => name === field);

/** The problem and its field; both empty if nothing was refused. */
interface Refused {
  field: Marked | '';
  message: string;
}

const nothingRefused: Refused = { field: '', message: '' };

interface EntryProps {
  name: Marked;
  label: string;
  refused: Refused;
  /** Draws the control, with the attributes that mark a problem. */
  children: (control: {
    id: string;
    name: string;
    'aria-invalid'?: true;
    'aria-describedby'?: string;
  }) => ReactNode;
}

/** A field with its problem beside it. */
const Entry = ({ name, label, refused, children }: EntryProps) => {
  const isRefused = refused.field === name;
  const id = `lead-entry-${name}`;
  const problem = `${id}-problem`;
  const mark = { 'aria-invalid': true, 'aria-describedby': problem } as const;
  return (
    <div className="lead-entry__field">
      <label htmlFor={id}>{label}</label>
      {children({ id, name, ...(isRefused && mark) })}
      {isRefused && (
        <p id={problem} className="lead-entry__problem">
          {refused.message}
        </p>
      )}
    </div>
  );
};

interface RelationProps extends Pick<EntryProps, 'label' | 'refused'> {
  name: (typeof relations)[number];
  choices: readonly Choice[];
}

const Relation = ({ choices, ...entry }: RelationProps) => (
  <Entry {...entry}>
    {(control) => (
      <select {...control}>
        <option value="">Not said</option>
        {toOptions(choices)}
      </select>
    )}
  </Entry>
);

const typedFields = ['name', 'phone', 'email', 'message'];

const leaving = 'The lead that you have typed is not entered yet. Leave all the same?';

/** Above the list: enters a lead that came by phone, at a fair or in person. */
export const LeadEntry = ({ kinds, vehicles, places, positions }: Props) => {
  const router = useRouter();
  const [kind, setKind] = useState(kinds.length === 1 ? kinds[0]?.value : '');
  const [said, setSaid] = useState('');
  const [refused, setRefused] = useState(nothingRefused);
  const [isBusy, run] = useBusy();
  // The same key for every press, so that a lead that was stored without an answer is not stored again.
  const [formKey] = useState(newFormKey);
  const [isTyped, setIsTyped] = useState(false);
  useLeaveConfirmation(isTyped, leaving);
  const isApplication = kind === 'application';

  const enter = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = Object.fromEntries(new FormData(form)) as Record<string, string>;
    const data = {
      ...typed,
      formKey,
      whatsappConsent: 'whatsappConsent' in typed,
      ...Object.fromEntries(relations.map((name) => [name, typed[name] ? Number(typed[name]) : null])),
    };
    const { ok, message, field, body } = await run(() => askStudio('POST', '/leads/by-hand', data));
    const isOfField = !ok && isMarked(field);
    setSaid(ok || isOfField ? '' : message);
    setRefused(isOfField ? { field, message } : nothingRefused);
    if (ok) {
      setIsTyped(false);
      return router.push(studioPath('leads', String(body.id)));
    }
    const control = form.elements.namedItem(field);
    if (control instanceof HTMLElement) control.focus();
  };
  const noteTyped = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const typed = new FormData(currentTarget);
    setIsTyped(typedFields.some((field) => String(typed.get(field) ?? '').trim() !== ''));
    if (refused.field !== '' && target instanceof Element && target.getAttribute('name') === refused.field)
      setRefused(nothingRefused);
  };
  return (
    <details className="tool-panel">
      <summary>Enter a lead by hand</summary>
      <form className="tool-panel__fields" onChange={noteTyped} onSubmit={(event) => void enter(event)}>
        <label>
          Came by
          <select name="source">{toOptions(leadSources.filter(({ value }) => value !== 'website'))}</select>
        </label>
        <Entry name="kind" label="Lead kind" refused={refused}>
          {(control) => (
            <select {...control} required value={kind} onChange={(event) => setKind(event.target.value)}>
              {kinds.length > 1 && <option value="">Choose</option>}
              {toOptions(kinds)}
            </select>
          )}
        </Entry>
        <Entry name="name" label="Name" refused={refused}>
          {(control) => <input {...control} required maxLength={limits.name} autoComplete="off" />}
        </Entry>
        <Entry name="phone" label="Phone" refused={refused}>
          {(control) => <input {...control} type="tel" required autoComplete="off" />}
        </Entry>
        <Entry name="email" label="E-mail, if known" refused={refused}>
          {(control) => <input {...control} inputMode="email" autoComplete="off" />}
        </Entry>
        <label>
          Speaks
          <select name="language">{toOptions(languageOptions)}</select>
        </label>
        <label>
          {columnWords.whatsappConsent}
          <input name="whatsappConsent" type="checkbox" />
        </label>
        {isApplication ? (
          <Relation name="job" label="For the position" choices={positions} refused={refused} />
        ) : (
          <>
            <Relation name="product" label="About the vehicle" choices={vehicles} refused={refused} />
            <Relation name="state" label="From the state" choices={places} refused={refused} />
          </>
        )}
        <Entry name="message" label="What they want" refused={refused}>
          {(control) => <textarea {...control} rows={2} />}
        </Entry>
        <button type="submit" disabled={isBusy}>
          Enter
        </button>
      </form>
      <p role="status">{said}</p>
    </details>
  );
};
