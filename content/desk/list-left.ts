import type { Payload, TypedUser } from 'payload';
import {
  isWorkedBy,
  type LeadGroup,
  leadGroups,
  leadsOfSql,
  toLeadCondition,
} from '../access/lead-access.ts';
import { getSqlDatabase } from '../database/sql.ts';
import { joinSql, sql } from '../database/statement.ts';
import { closedSql } from '../leads/lead-statuses.ts';

/** Leads of a colleague who no longer works them. */
export interface Left {
  owner: number;
  group: LeadGroup;
}

/**
 * Colleagues who own open leads that nobody works on: they have left, or their role no longer opens these leads. Counts
 * only leads that the reader may see.
 */
export const listLeft = async (payload: Payload, user: TypedUser): Promise<Left[]> => {
  const condition = toLeadCondition(user);
  if (condition === null) return [];
  const { rows } = await getSqlDatabase(payload);
  const staff = await rows(sql`SELECT id, role, deactivated FROM staff`);
  const away = staff.flatMap(({ id, role, deactivated }) =>
    leadGroups
      .filter((group) => deactivated || !isWorkedBy(role, group))
      .map((group) => sql`(owner_id = ${Number(id)} AND ${leadsOfSql[group]})`),
  );
  if (away.length === 0) return [];
  const found = await rows(
    sql`SELECT DISTINCT owner_id, ${leadsOfSql.application} AS applies FROM leads WHERE (${joinSql(away, ' OR ')})
       AND status NOT IN (${closedSql}) AND ${condition} ORDER BY owner_id, applies`,
  );
  return found.map(({ owner_id, applies }) => ({
    owner: Number(owner_id),
    group: applies ? 'application' : 'enquiry',
  }));
};
