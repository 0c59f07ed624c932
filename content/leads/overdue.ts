import { day } from '@ev-site/contract/spans-of-time.ts';
import type { Condition } from '../access/condition.ts';
import { startOfDay } from '../time/india-time.ts';

/** Nobody has worked on the lead yet. */
export const newLead: Condition = ['status', 'equals', 'new'];

/**
 * The conditions for overdue leads, as the groups of a view:
 * - a new lead past its answer term (`answerBy`);
 * - a new lead older than two days that has no term, because staff entered it or have tried to reach the visitor, and
 *   that has no next step;
 * - a lead whose next step was due on an earlier day.
 */
export const listOverdue = (now = new Date()): readonly (readonly Condition[])[] => [
  [newLead, ['answerBy', 'less_than', now.toISOString()]],
  [
    newLead,
    ['answerBy', 'exists', 'false'],
    ['nextStepOn', 'exists', 'false'],
    ['createdAt', 'less_than', new Date(now.getTime() - 2 * day).toISOString()],
  ],
  [['nextStepOn', 'less_than', startOfDay(now).toISOString()]],
];

const meets = (stored: unknown, operator: string, value: string): boolean => {
  const isThere = stored !== null && stored !== undefined;
  if (operator === 'exists') return isThere === (value === 'true');
  if (!isThere) return false;
  return operator === 'less_than' ? new Date(String(stored)) < new Date(value) : stored === value;
};

/** Whether a lead is overdue: the mark in the list, by the same conditions as the view. */
export const isOverdue = (lead: Readonly<Record<string, unknown>>): boolean =>
  listOverdue().some((all) => all.every(([field, operator, value]) => meets(lead[field], operator, value)));
