'use client';

import { languageOptions } from '@ev-site/content/documents/language-words.ts';
import { leadSources } from '@ev-site/content/leads/lead-sources.ts';
import { columnWords } from '@ev-site/content/leads/staff-words.ts';
import { studioPath } from '@ev-site/contract/documents.ts';
import { limits } from '@ev-site/contract/forms/limits.ts';
import { newFormKey } from '@ev-site/contract/forms/new-form-key.ts';
import { useRouter } from 'next/navigation.js';
import { type FormEvent, useState } from 'react';
import { askStudio } from './ask-studio.ts';
import { type Choice, toOptions } from './choices.tsx';
import { useBusy } from './use-busy.ts';
import { useUnsaved } from './use-unsaved.ts';

interface Props {
  kinds: readonly Choice[];
  vehicles: readonly Choice[];
  places: readonly Choice[];
  positions: readonly Choice[];
}

/** What a lead may be about or from, by its number. */
const relations = ['product', 'state', 'job'] as const;

interface RelationProps {
  name: (typeof relations)[number];
  label: string;
  choices: readonly Choice[];
}

const Relation = ({ name, label, choices }: RelationProps) => (
  <label>
    {label}
    <select name={name}>
      <option value="">Not said</option>
      {toOptions(choices)}
    </select>
  </label>
);

/** Above the list: enters a lead that came by phone, at a fair or through the door. */
export const LeadEntry = ({ kinds, vehicles, places, positions }: Props) => {
  const router = useRouter();
  const [kind, setKind] = useState(kinds.length === 1 ? kinds[0]?.value : '');
  const [said, setSaid] = useState('');
  const [isBusy, run] = useBusy();
  // The same for every press, so that what was stored and not answered is not stored again.
  const [formKey] = useState(newFormKey);
  const [isTyped, setIsTyped] = useState(false);
  useUnsaved(isTyped);
  const isApplication = kind === 'application';

  const enter = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const data = {
      ...typed,
      formKey,
      whatsappConsent: 'whatsappConsent' in typed,
      ...Object.fromEntries(relations.map((name) => [name, typed[name] ? Number(typed[name]) : null])),
    };
    const { ok, message, body } = await run(() => askStudio('POST', '/leads/by-hand', data));
    if (ok) router.push(studioPath('leads', String(body.id)));
    else setSaid(message);
  };
  return (
    <details className="tool-panel">
      <summary>Enter a lead by hand</summary>
      <form
        className="tool-panel__fields"
        onChange={() => setIsTyped(true)}
        onSubmit={(event) => void enter(event)}
      >
        <label>
          Came by
          <select name="source">{toOptions(leadSources.filter(({ value }) => value !== 'website'))}</select>
        </label>
        <label>
          Lead kind
          <select name="kind" required value={kind} onChange={(event) => setKind(event.target.value)}>
            {kinds.length > 1 && <option value="">Choose</option>}
            {toOptions(kinds)}
          </select>
        </label>
        <label>
          Name
          <input name="name" required maxLength={limits.name} autoComplete="off" />
        </label>
        <label>
          Phone
          <input name="phone" type="tel" required autoComplete="off" />
        </label>
        <label>
          E-mail, if known
          <input name="email" inputMode="email" autoComplete="off" />
        </label>
        <label>
          Speaks
          <select name="language">{toOptions(languageOptions)}</select>
        </label>
        <label>
          {columnWords.whatsappConsent}
          <input name="whatsappConsent" type="checkbox" />
        </label>
        {isApplication ? (
          <Relation name="job" label="For the position" choices={positions} />
        ) : (
          <>
            <Relation name="product" label="About the vehicle" choices={vehicles} />
            <Relation name="state" label="From the state" choices={places} />
          </>
        )}
        <label className="lead-entry__message">
          What they want
          <textarea name="message" rows={2} />
        </label>
        <button type="submit" disabled={isBusy}>
          Enter
        </button>
      </form>
      <p role="status">{said}</p>
    </details>
  );
};
