import { listOwnerRoles } from '../../access/lead-access.ts';
import type { Known } from './read-rules.ts';
import { type AskedLead, nextInTurn, type Rule, ruleMatches } from './rule.ts';

/** A lead as the rules see it. */
export interface RoutedLead extends AskedLead {
  /** The dealer whom the visitor chose. */
  dealer: number | null;
  /** Whether the visitor was told that a dealer gets what he writes. */
  mayGoToDealer: boolean;
}

/** The colleague or dealer who gets a lead, and the rule that says so. */
export interface Target {
  rule: Rule;
  to: 'owner' | 'dealer';
  id: number;
  name: string;
}

const listDealersOf = (rule: Rule, { kind, dealer, mayGoToDealer }: RoutedLead): readonly number[] => {
  if (!mayGoToDealer) return [];
  if (kind !== 'testride') return rule.target === 'dealers' ? rule.dealers : [];
  // A visitor who chose a dealer was told about that dealer only, so no other dealer may get the test ride.
  const isMeant = rule.target === 'chosenDealer' || (dealer !== null && rule.dealers.includes(dealer));
  return dealer !== null && isMeant ? [dealer] : [];
};

/**
 * Whose turn it is within one rule.
 * @param last who had the turn before
 * @param tried dealers that have had this lead already
 */
const findInRule = (
  rule: Rule,
  lead: RoutedLead,
  known: Known,
  last: number | null,
  tried: readonly number[],
): Target | null => {
  if (rule.target === 'owners') {
    const roles = listOwnerRoles(lead.kind, undefined);
    const id = nextInTurn(rule.owners, last, (one) => {
      const colleague = known.colleagues.get(one);
      return colleague !== undefined && colleague.absent === '' && roles.includes(colleague.role);
    });
    return id === null ? null : { rule, to: 'owner', id, name: known.colleagues.get(id)?.name ?? '' };
  }
  const id = nextInTurn(listDealersOf(rule, lead), last, (one) => {
    const dealer = known.dealers.get(one);
    return dealer?.isPublished === true && dealer.mailbox !== '' && !tried.includes(one);
  });
  return id === null ? null : { rule, to: 'dealer', id, name: known.dealers.get(id)?.name ?? '' };
};

/**
 * Finds who gets a lead: goes by the first rule that the lead meets and that has somebody to take it. Null if there is
 * none.
 */
export const findTarget = async (
  rules: readonly Rule[],
  lead: RoutedLead,
  known: Known,
  lastOf: (rule: Rule) => Promise<number | null>,
  tried: readonly number[] = [],
): Promise<Target | null> => {
  for (const rule of rules.filter((one) => ruleMatches(one, lead))) {
    const found = findInRule(rule, lead, known, await lastOf(rule), tried);
    if (found) return found;
  }
  return null;
};
