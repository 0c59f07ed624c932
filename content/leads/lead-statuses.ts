import type { LeadGroup } from '../access/lead-access.ts';

/** How far a lead has come: enquiries by the first four, applications by new, contacted and the last four. */
export const leadStatuses = [
  { value: 'new', label: 'New' },
  { value: 'contacted', label: 'Contacted' },
  { value: 'won', label: 'Won' },
  { value: 'lost', label: 'Lost' },
  { value: 'shortlisted', label: 'Shortlisted' },
  { value: 'rejected', label: 'Rejected' },
  { value: 'interview', label: 'Interview' },
  { value: 'hired', label: 'Hired' },
] as const;

export type LeadStatus = (typeof leadStatuses)[number]['value'];

const statuses: Record<LeadGroup, readonly LeadStatus[]> = {
  enquiry: ['new', 'contacted', 'won', 'lost'],
  application: ['new', 'contacted', 'shortlisted', 'interview', 'rejected', 'hired'],
};

/** What the leads of a group are closed with, for good or ill. */
export const outcomes = {
  won: { enquiry: 'won', application: 'hired' },
  lost: { enquiry: 'lost', application: 'rejected' },
} as const satisfies Record<string, Record<LeadGroup, LeadStatus>>;

export type Outcome = keyof typeof outcomes;

/** Those after which nothing more is to be done. */
export const closedStatuses: readonly LeadStatus[] = Object.values(outcomes).flatMap((ofGroups) =>
  Object.values(ofGroups),
);

/** The same as a list in SQL. */
export const closedSql = closedStatuses.map((status) => `'${status}'`).join(', ');

/** Statuses that make sense for the leads of a group. */
export const listStatusesOf = (group: LeadGroup): readonly LeadStatus[] => statuses[group];

/** Whether nothing more is to be done for a lead. */
export const isClosed = (status: unknown): boolean => (closedStatuses as readonly unknown[]).includes(status);

/** What staff read for a status. */
export const toStatusWords = (status: unknown): string =>
  leadStatuses.find(({ value }) => value === status)?.label ?? 'None';
