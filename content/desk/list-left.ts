import type { Payload, TypedUser } from 'payload';
import { getSqlDatabase } from '../database/sql.ts';
import { closedSql } from '../leads/lead-statuses.ts';
import { toLeadCondition } from './who-sees-leads.ts';

/** Numbers of colleagues who have left and own leads that are open still, of those that somebody sees: nobody works on these. */
export const listLeft = async (payload: Payload, user: TypedUser): Promise<number[]> => {
  const condition = toLeadCondition(user);
  if (condition === null) return [];
  const { rows } = await getSqlDatabase(payload);
  const left = await rows('SELECT id FROM staff WHERE deactivated = TRUE');
  if (left.length === 0) return [];
  const owners = await rows(
    `SELECT DISTINCT owner_id FROM leads WHERE owner_id IN (${left.map(({ id }) => Number(id)).join(', ')})
       AND status NOT IN (${closedSql}) AND ${condition} ORDER BY owner_id`,
  );
  return owners.map((row) => Number(row.owner_id));
};
