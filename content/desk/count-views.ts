import type { Payload, TypedUser } from 'payload';
import type { Condition } from '../access/condition.ts';
import { toLeadCondition } from '../access/lead-access.ts';
import { getSqlDatabase } from '../database/sql.ts';
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

const operators: Record<string, string> = {
  equals: '=',
  not_equals: '<>',
  greater_than_equal: '>=',
  less_than: '<',
};

/** A condition in SQL. Only values that the views use are accepted; everything else throws. */
const toSql = ([field, operator, value]: Condition): string => {
  const column = columns[field];
  if (!column || !/^[\w:.-]+$/.test(value)) throw new Error(`No view asks for ${field} ${value}.`);
  if (operator === 'exists') return `${column} IS ${value === 'true' ? 'NOT ' : ''}NULL`;
  const sign = operators[operator];
  if (!sign) throw new Error(`No view asks by ${operator}.`);
  return `${column} ${sign} ${column.endsWith('_id') ? Number(value) : `'${value}'`}`;
};

const toSum = ({ groups }: LeadView, place: number): string => {
  const any = groups.map((all) => `(${all.map(toSql).join(' AND ') || 'TRUE'})`).join(' OR ');
  return `SUM(CASE WHEN ${any} THEN 1 ELSE 0 END) AS v${place}`;
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
  const [counts = {}] = await rows(`SELECT ${views.map(toSum).join(', ')} FROM leads WHERE ${condition}`);
  return views.map((_view, place) => Number(counts[`v${place}`] ?? 0));
};
