import type { LeadKind } from '@ev-site/contract/forms/kinds.ts';
import type { Language } from '@ev-site/contract/paths.ts';

/** How often a lead is given at most. A rule never gives it to the same dealer twice. */
export const mostSteps = 12;

/** To whom a rule gives a lead: colleagues in turn, named dealers in turn, or the dealer whom the visitor chose. */
type RuleTarget = 'owners' | 'dealers' | 'chosenDealer';

/** The parts of a lead that a rule looks at. Records are ids; null if the lead names none. */
export interface AskedLead {
  kind: LeadKind;
  language: Language;
  state: number | null;
  product: number | null;
}

/** A rule as it is matched. Every lead meets an empty list of conditions. */
export interface Rule {
  id: number;
  name: string;
  isOn: boolean;
  kinds: readonly LeadKind[];
  languages: readonly Language[];
  states: readonly number[];
  vehicles: readonly number[];
  target: RuleTarget;
  /** Ids of colleagues, in the order of their turns. */
  owners: readonly number[];
  /** Ids of dealers, in the order of their turns. */
  dealers: readonly number[];
}

const meets = <Value>(allowed: readonly Value[], value: Value | null): boolean =>
  allowed.length === 0 || (value !== null && allowed.includes(value));

/** Whether a rule is on and a lead meets all its conditions. */
export const ruleMatches = (rule: Rule, { kind, language, state, product }: AskedLead): boolean =>
  rule.isOn &&
  meets(rule.kinds, kind) &&
  meets(rule.languages, language) &&
  meets(rule.states, state) &&
  meets(rule.vehicles, product);

/**
 * Whose turn it is: the next one after the last, in the order of the rule, who can take a lead now. So among those who
 * always can, nobody gets two leads more than another.
 * @returns null if nobody can.
 */
export const nextInTurn = (
  all: readonly number[],
  last: number | null,
  canTake: (one: number) => boolean,
): number | null => {
  const begin = last === null ? 0 : all.indexOf(last) + 1;
  const inOrder = [...all.slice(begin), ...all.slice(0, begin)];
  return inOrder.find(canTake) ?? null;
};
