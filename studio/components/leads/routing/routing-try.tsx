'use client';

import { listInWords } from '@ev-site/content/leads/staff-words.ts';
import { useDocumentInfo, useForm } from '@payloadcms/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { askStudio } from '../../ask-studio.ts';
import { type Choice, toOptions } from '../../choices.tsx';
import { useBusy } from '../../use-busy.ts';

interface TryProps {
  kinds: readonly Choice[];
  languages: readonly Choice[];
  vehicles: readonly Choice[];
  states: readonly Choice[];
}

type ReadDraft = () => object | null;

const toSentence = (body: Record<string, unknown>, isRide: boolean): string => {
  const { rule, to, passed } = body as {
    rule: string | null;
    to: { kind: 'owner' | 'dealer'; name: string } | null;
    passed: string[];
  };
  const before =
    passed.length > 0
      ? ` ${listInWords(passed.map((name) => `“${name}”`))} ${passed.length === 1 ? 'fits too, but has' : 'fit too, but have'} nobody to take it now.`
      : '';
  if (!to)
    return isRide
      ? `No rule takes it: it goes to the dealer whom the visitor chose.${before}`
      : `No rule takes it: it is nobody’s until a colleague takes it.${before}`;
  const toDealer = ' If its form showed no notice that names dealers, no dealer gets it.';
  const ofRide = isRide ? ' The dealer whom the visitor chose gets it too.' : '';
  const besides = to.kind === 'dealer' ? toDealer : ofRide;
  return `Rule “${rule}”: to ${to.kind === 'dealer' ? `the dealer ${to.name}` : to.name}.${besides}${before}`;
};

const Fields = ({ kinds, languages, vehicles, states, readDraft }: TryProps & { readDraft: ReadDraft }) => {
  const [said, setSaid] = useState('');
  const [isBusy, run] = useBusy();
  const id = useId();
  /** Counts changes of the choices: an answer about earlier choices is not shown. */
  const chosen = useRef(0);
  const choose = () => {
    chosen.current += 1;
    setSaid('');
  };
  // Not a form of its own, because on the page of a rule it stands within the rule's form.
  const ask = async (event: FormEvent<HTMLButtonElement>) => {
    event.preventDefault();
    const box = event.currentTarget.closest('details');
    const read = (name: string) => box?.querySelector<HTMLSelectElement>(`[data-try="${name}"]`)?.value ?? '';
    const kind = read('kind');
    const asked = chosen.current;
    const { ok, message, body } = await run(() =>
      askStudio('POST', '/routing-rules/try', {
        kind,
        language: read('language'),
        product: Number(read('product')) || null,
        state: Number(read('state')) || null,
        draft: readDraft(),
      }),
    );
    if (asked === chosen.current) setSaid(ok ? toSentence(body, kind === 'testride') : message);
  };
  const select = (name: string, label: string, choices: readonly Choice[], none?: string) => (
    <label htmlFor={`${id}-${name}`}>
      {label}
      <select id={`${id}-${name}`} data-try={name} onChange={choose}>
        {none && <option value="">{none}</option>}
        {toOptions(choices)}
      </select>
    </label>
  );
  return (
    <details className="tool-panel">
      <summary>Which rule would take this lead?</summary>
      <div className="tool-panel__fields">
        {select('kind', 'Lead kind', kinds)}
        {select('product', 'About the vehicle', vehicles, 'None named')}
        {select('state', 'From the state', states, 'None named')}
        {select('language', 'Wrote in', languages)}
        <button type="button" disabled={isBusy} onClick={(event) => void ask(event)}>
          Try it
        </button>
      </div>
      <p role="status">{said}</p>
    </details>
  );
};

const FieldsOfRule = (props: TryProps) => {
  const { getData } = useForm();
  const { id } = useDocumentInfo();
  const readDraft = () => {
    const { name, isOn, kinds, languages, states, vehicles, target, owners, dealers } = getData() as Record<
      string,
      unknown
    >;
    return {
      id: Number(id) || null,
      name: name || 'This rule',
      isOn: Boolean(isOn),
      kinds: kinds ?? [],
      languages: languages ?? [],
      states: states ?? [],
      vehicles: vehicles ?? [],
      target: target ?? 'owners',
      owners: owners ?? [],
      dealers: dealers ?? [],
    };
  };
  return <Fields {...props} readDraft={readDraft} />;
};

/** Tries out which rule would give a lead to whom. On the page of a rule, uses the typed rule before it is saved. */
export const RoutingTry = ({ withDraft = false, ...props }: TryProps & { withDraft?: boolean }) =>
  withDraft ? <FieldsOfRule {...props} /> : <Fields {...props} readDraft={() => null} />;
