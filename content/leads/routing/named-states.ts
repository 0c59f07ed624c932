import { type LeadKind, leadKinds } from '@ev-site/contract/forms/kinds.ts';
import { kindWords, listChoices } from '../staff-words.ts';

/**
 * Kinds of lead that name a state: a dealer enquiry names it, and a test ride has the state of its dealer. The other
 * forms do not ask for a state, because every further question costs answers.
 */
const naming: readonly LeadKind[] = ['dealer', 'testride'];

/**
 * Finds the kinds of a rule that never meet a condition on a state, with a sentence for staff; null if all kinds name a
 * state.
 * @param kinds the kinds of the rule; an empty list means every kind
 */
export const findStateless = (kinds: readonly LeadKind[]): { isAll: boolean; message: string } | null => {
  const asked = kinds.length > 0 ? kinds : leadKinds;
  const stateless = asked.filter((kind) => !naming.includes(kind));
  if (stateless.length === 0) return null;
  const names = listChoices(stateless.map((kind) => kindWords[kind].toLowerCase()));
  const isAll = stateless.length === asked.length;
  return { isAll, message: `A rule with states takes no ${names}: such leads name no state.` };
};
