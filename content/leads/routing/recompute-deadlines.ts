import { isDeepStrictEqual } from 'node:util';
import { minute } from '@ev-site/contract/spans-of-time.ts';
import type { GlobalAfterChangeHook, PayloadRequest } from 'payload';
import { getSqlDatabase } from '../../database/sql.ts';
import { joinSql, nameSql, type Sql, sql } from '../../database/statement.ts';
import type { AnswerTime, Lead } from '../../payload-types.ts';
import { addWorkingHours } from '../answer-times.ts';

/** Leads in one statement. */
const batch = 200;

/**
 * A moment this near (ms) may be the lease of a process that is just telling about the lead
 * (site/leads/routing/tell-late.ts). It is left alone and computed anew when it comes.
 */
const nearMs = 10 * minute;

type Waiting = Pick<Lead, 'id' | 'kind' | 'termFrom' | 'escalations'>;

const readWaiting = async (req: PayloadRequest, after: number): Promise<Waiting[]> => {
  const { docs } = await req.payload.db.find<Waiting>({
    collection: 'leads',
    where: {
      and: [
        { id: { greater_than: after } },
        { status: { equals: 'new' } },
        { answeredAt: { exists: false } },
        { termFrom: { exists: true } },
      ],
    },
    select: { kind: true, termFrom: true, escalations: true },
    sort: 'id',
    limit: batch,
    pagination: false,
    req,
  });
  return docs;
};

/** One statement for many leads. A lead that was answered or taken by a dealer since it was read stays as it is. */
const toStatement = (leads: readonly Waiting[], times: AnswerTime): Sql => {
  const choose = (column: string, toTerms: (lead: Waiting) => number): Sql => {
    const ends = leads.map((lead) => {
      const from = new Date(String(lead.termFrom));
      const end = addWorkingHours(from, times.hours[lead.kind] * toTerms(lead), times);
      return sql`WHEN id = ${lead.id} AND term_from = ${from.toISOString()} THEN ${end.toISOString()}`;
    });
    return sql`CASE ${joinSql(ends, ' ')} ELSE ${nameSql(column)} END`;
  };
  const near = new Date(Date.now() + nearMs).toISOString();
  return sql`UPDATE leads SET answer_by = ${choose('answer_by', () => 1)},
    escalate_at = CASE WHEN escalate_at > ${near} THEN ${choose('escalate_at', ({ escalations }) => (escalations ?? 0) + 1)} ELSE escalate_at END
    WHERE id IN (${joinSql(leads.map(({ id }) => id))}) AND status = 'new' AND answered_at IS NULL`;
};

const toTimes = ({ hours, days, opensAt, closesAt }: AnswerTime) => ({ hours, days, opensAt, closesAt });

/**
 * When the answer times change, computes the deadlines of all unanswered leads anew: when the answer is due, and when
 * its lateness is told.
 */
export const recomputeDeadlines: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  // Read from the database, because a caller may have selected only some fields of `doc`.
  const times = await req.payload.findGlobal({ slug: 'answer-times', depth: 0, req });
  if (isDeepStrictEqual(toTimes(times), toTimes(previousDoc))) return doc;
  const { run } = await getSqlDatabase(req.payload, req);
  let leads = await readWaiting(req, 0);
  while (leads.length > 0) {
    await run(toStatement(leads, times));
    leads = await readWaiting(req, Number(leads.at(-1)?.id));
  }
  return doc;
};
