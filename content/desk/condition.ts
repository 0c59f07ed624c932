import type { LeadGroup } from '../access/lead-access.ts';

/** One condition of a view: field, operator, value. */
export type Condition = readonly [field: string, operator: string, value: string];

/** The leads of a group. */
export const ofGroup: Record<LeadGroup, Condition> = {
  enquiry: ['kind', 'not_equals', 'application'],
  application: ['kind', 'equals', 'application'],
};

/** Nobody has worked on the lead yet. */
export const newLead: Condition = ['status', 'equals', 'new'];
