import type { Where } from 'payload';
import { nameSql, type Sql, sql } from '../database/statement.ts';
import type { Condition } from './condition.ts';
import { type AccessRequest, getRole, hasRole, type Requester, type Role } from './roles.ts';

/** The two groups of leads: job applications, and enquiries, which are all other kinds. */
export type LeadGroup = 'enquiry' | 'application';

/**
 * Sales works the enquiries, personnel the applications, administrators both; editors see none. All rules below follow
 * from this.
 */
const workers: Record<LeadGroup, Role[]> = { enquiry: ['admin', 'sales'], application: ['admin', 'hr'] };

/** All groups. */
export const leadGroups = Object.keys(workers) as LeadGroup[];

/** The roles that work leads. */
export const deskRoles: Role[] = [...new Set(Object.values(workers).flat())];

export const toLeadGroup = (kind: unknown): LeadGroup => (kind === 'application' ? 'application' : 'enquiry');

/** Which leads belong to a group. */
export const ofGroup = {
  enquiry: ['kind', 'not_equals', 'application'],
  application: ['kind', 'equals', 'application'],
} as const satisfies Record<LeadGroup, Condition>;

/** `ofGroup` for Payload. */
export const leadsOf = (group: LeadGroup): Where => {
  const [field, operator, kind] = ofGroup[group];
  return { [field]: { [operator]: kind } };
};

const toSql = (group: LeadGroup): Sql => {
  const [field, operator, kind] = ofGroup[group];
  return operator === 'equals' ? sql`${nameSql(field)} = ${kind}` : sql`${nameSql(field)} <> ${kind}`;
};

/** `ofGroup` in SQL. */
export const leadsOfSql: Record<LeadGroup, Sql> = {
  enquiry: toSql('enquiry'),
  application: toSql('application'),
};

/** Whether a role works the leads of a group. */
export const isWorkedBy = (role: unknown, group: LeadGroup): boolean =>
  workers[group].some((worker) => worker === role);

/** Whether somebody works the leads of a group. */
export const worksLeads = (req: Requester, group: LeadGroup): boolean => isWorkedBy(getRole(req), group);

/** Limits somebody to the leads that he works: true if he works all, false if none, else the limit of his group. */
export const limitToWork = <Limit>(req: Requester, limits: Record<LeadGroup, Limit>): Limit | boolean =>
  worksLeads(req, 'enquiry')
    ? worksLeads(req, 'application') || limits.enquiry
    : worksLeads(req, 'application') && limits.application;

/** People who work leads of any kind. */
export const canWorkLeads = ({ req }: AccessRequest): boolean => hasRole(req, ...deskRoles);

/** Hides everything about the work on leads from everybody else in the studio. */
export const isLeadWorkHidden = ({ user }: { user: unknown }): boolean =>
  !hasRole({ user } as Requester, ...deskRoles);

export const canReachLeads = ({ req }: AccessRequest): boolean | Where =>
  limitToWork(req, { enquiry: leadsOf('enquiry'), application: leadsOf('application') });

/** `canReachLeads` in SQL, without the trash; null for those who see no leads. */
export const toLeadCondition = (user: Requester['user']): Sql | null => {
  const reach = limitToWork({ user }, leadsOfSql);
  if (reach === false) return null;
  return reach === true ? sql`deleted_at IS NULL` : sql`deleted_at IS NULL AND ${reach}`;
};

/** Resumes belong to applications. */
export const canReadResumes = ({ req }: AccessRequest): boolean => worksLeads(req, 'application');

/**
 * Roles from which the owner of a lead is chosen: those that can see the lead.
 * @param kind undefined if leads of several kinds are changed at once; then the kinds of the person who changes them
 * count.
 */
export const listOwnerRoles = (kind: unknown, own: unknown): Role[] => {
  const all = Object.values(workers);
  const shared =
    kind === undefined
      ? all.filter((roles) => roles.some((role) => role === own))
      : [workers[toLeadGroup(kind)]];
  return [...new Set(shared.flat())];
};
