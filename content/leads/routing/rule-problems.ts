import { type LeadKind, leadKinds } from '@ev-site/contract/forms/kinds.ts';
import { mayNameDealers } from '@ev-site/contract/forms/named-dealers.ts';
import { isWorkedBy, type LeadGroup, listOwnerRoles, toLeadGroup } from '../../access/lead-access.ts';
import { kindWords, listChoices, listInWords } from '../staff-words.ts';
import { findStateless } from './named-states.ts';
import type { Colleague, Known, RoutedDealer } from './read-rules.ts';
import type { Rule } from './rule.ts';

/** Kinds of leads that a rule takes. */
const listKinds = ({ kinds }: Rule): readonly LeadKind[] => (kinds.length > 0 ? kinds : leadKinds);

/** What is wrong with a rule, for the person who writes it: the field, and a sentence. Null if nothing is wrong. */
export const findRuleProblem = (
  rule: Rule,
  { colleagues }: Known,
): { path: string; message: string } | null => {
  const kinds = listKinds(rule);
  const stateless = rule.states.length > 0 ? findStateless(rule.kinds) : null;
  if (stateless?.isAll) return { path: 'states', message: `${stateless.message} Remove the states.` };
  if (rule.target !== 'owners') {
    const never = kinds.filter((kind) => !mayNameDealers(kind)).map((kind) => kindWords[kind].toLowerCase());
    if (never.length > 0)
      return {
        path: 'kinds',
        message: `Dealers get no ${listChoices(never)}: the form says that only our colleagues read them. Choose only other kinds.`,
      };
    if (rule.target === 'chosenDealer' && kinds.some((kind) => kind !== 'testride'))
      return {
        path: 'kinds',
        message: 'Visitors choose a dealer only for a test ride. Choose only this kind.',
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
      message: `Job applications are only for personnel: ${listInWords(applications)} may not read them. Choose only other kinds, or colleagues of personnel.`,
    };
  const enquiry = kinds.find((kind) => kind !== 'application');
  const enquiries = enquiry ? cannot(enquiry) : [];
  if (enquiries.length > 0)
    return {
      path: 'owners',
      message: `Enquiries are for sales: ${listInWords(enquiries)} may not read them. Choose only job applications, or colleagues of sales.`,
    };
  return null;
};

const absentWords = { deactivated: 'is deactivated', invited: 'has not signed in yet', away: 'is on leave' };
const groupWords: Record<LeadGroup, string> = { enquiry: 'enquiries', application: 'job applications' };

/**
 * Notes for a person who looks at a rule: who named in it gets nothing now, and why. Empty if there is nothing to say.
 */
export const listRuleNotes = (rule: Rule, known: Known): string[] => {
  const stateless = rule.states.length > 0 ? findStateless(rule.kinds) : null;
  return [...(stateless ? [stateless.message] : []), ...listAbsent(rule, known)];
};

/** Somebody named in a rule who gets no leads by it, or not all of them. */
interface Absent {
  text: string;
  getsSome?: boolean;
}

const toAbsentColleague = (one: Colleague | undefined, groups: readonly LeadGroup[]): Absent[] => {
  if (!one) return [{ text: 'A colleague of this rule is gone.' }];
  if (one.absent) return [{ text: `${one.name} ${absentWords[one.absent]}.` }];
  const closed = groups.filter((group) => !isWorkedBy(one.role, group));
  if (closed.length === 0) return [];
  const what = listInWords(closed.map((group) => groupWords[group]));
  return [{ text: `${one.name} may not read ${what}.`, getsSome: closed.length < groups.length }];
};

const toAbsentDealer = (one: RoutedDealer | undefined): Absent[] => {
  if (!one) return [{ text: 'A dealer of this rule is gone.' }];
  if (!one.isPublished) return [{ text: `${one.name} is not published.` }];
  return one.mailbox ? [] : [{ text: `${one.name} has no mailbox for leads.` }];
};

const listAbsent = (rule: Rule, { colleagues, dealers }: Known): string[] => {
  if (rule.target === 'chosenDealer') return [];
  const groups = [...new Set(listKinds(rule).map(toLeadGroup))];
  const named = rule.target === 'owners' ? rule.owners : rule.dealers;
  const absent = named.flatMap((id) =>
    rule.target === 'owners'
      ? toAbsentColleague(colleagues.get(id), groups)
      : toAbsentDealer(dealers.get(id)),
  );
  const isForNobody = absent.length > 0 && absent.filter(({ getsSome }) => !getsSome).length === named.length;
  const notes = absent.map(({ text }) => text);
  return isForNobody ? [...notes, 'So this rule gives leads to nobody.'] : notes;
};
