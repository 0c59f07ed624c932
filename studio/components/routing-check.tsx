import { kindWords, languageWords } from '@ev-site/content/leads/staff-words.ts';
import type { Payload } from 'payload';
import { RoutingTry } from './routing-try.tsx';

const toChoices = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

const readChoices = async (payload: Payload) => {
  const all = { locale: 'en', depth: 0, pagination: false, sort: 'name', select: { name: true } } as const;
  const [products, states] = await Promise.all([
    payload.find({ collection: 'products', ...all }),
    payload.find({ collection: 'states', ...all }),
  ]);
  const toChoice = ({ id, name }: { id: number; name?: string | null }) => ({
    value: String(id),
    label: name ?? `Number ${id}`,
  });
  return {
    kinds: toChoices(kindWords),
    languages: toChoices(languageWords),
    vehicles: products.docs.map(toChoice),
    states: states.docs.map(toChoice),
  };
};

interface Props {
  payload: Payload;
}

/** Above the list of rules: by which of them a lead would go to whom. */
export const RoutingCheck = async ({ payload }: Props) => <RoutingTry {...(await readChoices(payload))} />;

/** The same beneath one rule, with what is just written in it. */
export const RoutingCheckOfRule = async ({ payload }: Props) => (
  <RoutingTry {...(await readChoices(payload))} withDraft />
);
