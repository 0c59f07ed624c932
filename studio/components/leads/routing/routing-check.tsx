import { languageOptions } from '@ev-site/content/documents/language-words.ts';
import { kindWords } from '@ev-site/content/leads/staff-words.ts';
import type { Payload } from 'payload';
import { readVehiclesAndStates } from '../read-vehicles-and-states.ts';
import { RoutingTry } from './routing-try.tsx';

const toChoices = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

const readChoices = async (payload: Payload) => ({
  kinds: toChoices(kindWords),
  languages: languageOptions,
  ...(await readVehiclesAndStates(payload)),
});

interface Props {
  payload: Payload;
}

/** Above the list of rules: tries out which rule would give a lead to whom. */
export const RoutingCheck = async ({ payload }: Props) => <RoutingTry {...(await readChoices(payload))} />;

/** The same below one rule, with the rule as it is typed in the form. */
export const RoutingCheckOfRule = async ({ payload }: Props) => (
  <RoutingTry {...(await readChoices(payload))} withDraft />
);
