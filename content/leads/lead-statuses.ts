import type { LeadGroup } from '../access/lead-access.ts';
import { joinSql } from '../database/statement.ts';

/** The status of a lead. Enquiries have the first four; applications have `new`, `contacted` and the last four. */
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

/** The statuses that close a lead, with success or without, by group. */
export const outcomes = {
  won: { enquiry: 'won', application: 'hired' },
  lost: { enquiry: 'lost', application: 'rejected' },
} as const satisfies Record<string, Record<LeadGroup, LeadStatus>>;

export type Outcome = keyof typeof outcomes;

/** Statuses in which nothing more has to be done. */
export const closedStatuses: readonly LeadStatus[] = Object.values(outcomes).flatMap((ofGroups) =>
  Object.values(ofGroups),
);

/** The closed statuses as a list in SQL. */
export const closedSql = joinSql(closedStatuses);

/** Statuses that leads of a group can have. */
export const listStatusesOf = (group: LeadGroup): readonly LeadStatus[] => statuses[group];

/** Whether nothing more has to be done for a lead with this status. */
export const isClosed = (status: unknown): boolean => (closedStatuses as readonly unknown[]).includes(status);

/** The label that staff read for a status. */
export const toStatusWords = (status: unknown): string =>
  leadStatuses.find(({ value }) => value === status)?.label ?? 'None';
