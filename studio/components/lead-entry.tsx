'use client';

import { languageOptions } from '@ev-site/content/language-words.ts';
import { leadSources } from '@ev-site/content/leads/lead-sources.ts';
import { columnWords } from '@ev-site/content/leads/staff-words.ts';
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
    const toId = (name: string) => (typed[name] ? { [name]: Number(typed[name]) } : {});
    const data = {
      ...typed,
      formKey,
      whatsappConsent: 'whatsappConsent' in typed,
      product: null,
      state: null,
      job: null,
      ...toId('product'),
      ...toId('state'),
      ...toId('job'),
    };
    const { ok, message, body } = await run(() => askStudio('POST', '/leads/by-hand', data));
    if (ok) router.push(`/studio/collections/leads/${body.id}`);
    else setSaid(message);
  };
  return (
    <details className="lead-filters">
      <summary>Enter a lead by hand</summary>
      <form
        className="lead-filters__fields"
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
          <label>
            For the position
            <select name="job">
              <option value="">Not said</option>
              {toOptions(positions)}
            </select>
          </label>
        ) : (
          <>
            <label>
              About the vehicle
              <select name="product">
                <option value="">Not said</option>
                {toOptions(vehicles)}
              </select>
            </label>
            <label>
              From the state
              <select name="state">
                <option value="">Not said</option>
                {toOptions(places)}
              </select>
            </label>
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
