import { type LeadKind, leadKinds } from '@ev-site/contract/forms/kinds.ts';
import { mayNameDealers } from '@ev-site/contract/forms/named-dealers.ts';
import { listOwnerRoles } from '../../access/lead-access.ts';
import { kindWords } from '../staff-words.ts';
import { findStateless } from './named-states.ts';
import type { Known } from './read-rules.ts';
import type { Rule } from './rule.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** What stands against a rule, in words for who writes it: the field, and a sentence. Null where nothing does. */
export const findRuleProblem = (
  rule: Rule,
  { colleagues }: Known,
): { path: string; message: string } | null => {
  const kinds: readonly LeadKind[] = rule.kinds.length > 0 ? rule.kinds : leadKinds;
  const stateless = rule.states.length > 0 ? findStateless(rule.kinds) : null;
  if (stateless?.isAll) return { path: 'states', message: `${stateless.message} Take the states out.` };
  if (rule.target !== 'owners') {
    const never = kinds.filter((kind) => !mayNameDealers(kind)).map((kind) => kindWords[kind].toLowerCase());
    if (never.length > 0)
      return {
        path: 'kinds',
        message: `Dealers get no ${list.format(never)}: who writes them is told that only colleagues read it. Choose the kinds without.`,
      };
    if (rule.target === 'chosenDealer' && kinds.some((kind) => kind !== 'testride'))
      return {
        path: 'kinds',
        message: 'Only who asks for a test ride chooses a dealer: choose that kind alone.',
      };
    if (rule.target === 'dealers' && rule.dealers.length === 0)
      return { path: 'dealers', message: 'Name at least one dealer.' };
    return null;
  }
  if (rule.owners.length === 0) return { path: 'owners', message: 'Name at least one colleague.' };
  const named = rule.owners.flatMap((id) => colleagues.get(id) ?? []);
  const cannot = (kind: LeadKind) =>
    named.filter(({ role }) => !listOwnerRoles(kind, undefined).includes(role)).map(({ name }) => name);
  const applications = kinds.includes('application') ? cannot('application') : [];
  if (applications.length > 0)
    return {
      path: 'owners',
      message: `Job applications are for personnel alone: ${list.format(applications)} may not read them. Choose the kinds without, or colleagues of personnel.`,
    };
  const enquiry = kinds.find((kind) => kind !== 'application');
  const enquiries = enquiry ? cannot(enquiry) : [];
  if (enquiries.length > 0)
    return {
      path: 'owners',
      message: `Enquiries are for sales: ${list.format(enquiries)} may not read them. Choose only job applications, or colleagues of sales.`,
    };
  return null;
};

const absentWords = { deactivated: 'is deactivated', invited: 'has not signed in yet', away: 'is on leave' };

/** What whoever looks at a rule should know: who of it gets nothing now, and why. Empty where nothing is amiss. */
export const listRuleNotes = (rule: Rule, known: Known): string[] => {
  const stateless = rule.states.length > 0 ? findStateless(rule.kinds) : null;
  return [...(stateless ? [stateless.message] : []), ...listAbsent(rule, known)];
};

const listAbsent = (rule: Rule, { colleagues, dealers }: Known): string[] => {
  if (rule.target === 'owners') {
    const notes = rule.owners.flatMap((id) => {
      const one = colleagues.get(id);
      if (!one) return ['A colleague of this rule is gone.'];
      return one.absent ? [`${one.name} ${absentWords[one.absent]}.`] : [];
    });
    return notes.length > 0 && notes.length === rule.owners.length
      ? [...notes, 'So the rule gives nothing to anybody.']
      : notes;
  }
  if (rule.target === 'chosenDealer') return [];
  const notes = rule.dealers.flatMap((id) => {
    const one = dealers.get(id);
    if (!one) return ['A dealer of this rule is gone.'];
    if (!one.isPublished) return [`${one.name} is not published.`];
    return one.mailbox ? [] : [`${one.name} has no mailbox for leads.`];
  });
  return notes.length > 0 && notes.length === rule.dealers.length
    ? [...notes, 'So the rule gives nothing to anybody.']
    : notes;
};
