import { type LeadKind, leadKinds } from '@ev-site/contract/forms/kinds.ts';
import { kindWords, listInWords } from '../staff-words.ts';

/**
 * Kinds of lead that name a state: dealers give theirs, a test ride is where its dealer is. Asking the others would
 * cost answers.
 */
const naming: readonly LeadKind[] = ['dealer', 'testride'];

/**
 * Which kinds of a rule no condition on a state is ever met by, in words; null where all of them name one.
 * @param kinds of the rule; none means every kind
 */
export const findStateless = (kinds: readonly LeadKind[]): { isAll: boolean; message: string } | null => {
  const asked = kinds.length > 0 ? kinds : leadKinds;
  const stateless = asked.filter((kind) => !naming.includes(kind));
  if (stateless.length === 0) return null;
  const names = listInWords(stateless.map((kind) => kindWords[kind].toLowerCase()));
  const isAll = stateless.length === asked.length;
  return { isAll, message: `No state is named by ${names}: a rule with states takes none of these.` };
};
