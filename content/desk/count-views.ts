import type { Payload, TypedUser } from 'payload';
import type { Condition } from '../access/condition.ts';
import { toLeadCondition } from '../access/lead-access.ts';
import { getSqlDatabase } from '../database/sql.ts';
import { joinSql, nameSql, type Sql, sql } from '../database/statement.ts';
import type { LeadView } from './lead-views.ts';

const columns: Record<string, string> = {
  owner: 'owner_id',
  routedTo: 'routed_to_id',
  status: 'status',
  createdAt: 'created_at',
  answerBy: 'answer_by',
  calledAt: 'called_at',
  nextStepOn: 'next_step_on',
  delivery: 'delivery',
  kind: 'kind',
  job: 'job_id',
};

const operators: Record<string, Sql> = {
  equals: sql`=`,
  not_equals: sql`<>`,
  greater_than_equal: sql`>=`,
  less_than: sql`<`,
};

/** @throws {Error} for a field or an operator that no view uses. */
const toSql = ([field, operator, value]: Condition): Sql => {
  const column = columns[field];
  if (!column) throw new Error(`No view asks for ${field} ${value}.`);
  if (operator === 'exists')
    return value === 'true' ? sql`${nameSql(column)} IS NOT NULL` : sql`${nameSql(column)} IS NULL`;
  const sign = operators[operator];
  if (!sign) throw new Error(`No view asks by ${operator}.`);
  return sql`${nameSql(column)} ${sign} ${column.endsWith('_id') ? Number(value) : value}`;
};

const toSum = ({ groups }: LeadView, place: number): Sql => {
  const any = groups.map((all) => sql`(${joinSql(all.length > 0 ? all.map(toSql) : [true], ' AND ')})`);
  return sql`SUM(CASE WHEN ${joinSql(any, ' OR ')} THEN 1 ELSE 0 END) AS ${nameSql(`v${place}`)}`;
};

/** How many leads somebody may see in each view: one query for all views. */
export const countViews = async (
  payload: Payload,
  user: TypedUser,
  views: readonly LeadView[],
): Promise<number[]> => {
  const condition = toLeadCondition(user);
  if (condition === null || views.length === 0) return views.map(() => 0);
  const { rows } = await getSqlDatabase(payload);
  const [counts = {}] = await rows(sql`SELECT ${joinSql(views.map(toSum))} FROM leads WHERE ${condition}`);
  return views.map((_view, place) => Number(counts[`v${place}`] ?? 0));
};
