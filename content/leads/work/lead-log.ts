import type { Payload, PayloadRequest } from 'payload';
import { getRole } from '../../access/roles.ts';
import { getSqlDatabase, insertRows } from '../../database/sql.ts';
import { joinSql, sql } from '../../database/statement.ts';
import type { LeadLog } from '../../payload-types.ts';

type Fact = NonNullable<LeadLog['fact']>;

/** What a line says: in words, and of some kinds also as a fact, because programs read no words. */
export type LogContent = { text: string } & (
  | { kind: Exclude<LeadLog['kind'], 'owner' | 'person'> }
  | { kind: 'owner'; fact: 'toColleague'; toStaffId: number }
  | { kind: 'owner'; fact: Exclude<Fact, 'toColleague' | 'merged' | 'parted'> }
  | { kind: 'person'; fact: 'merged' | 'parted' }
);

/** A line of a lead's log, without its author where somebody is signed in. */
type LogLine = LogContent & {
  lead: { id: number; kind: string };
  /** Who did it if nobody is signed in, e.g. a dealer. If this is missing too, the website did it. */
  by?: string;
};

/** Kinds of lines which say that somebody has turned to the visitor. */
const answers: readonly LeadLog['kind'][] = ['call', 'message', 'status'];

type Author = Pick<PayloadRequest, 'payload' | 'user'> & Partial<Pick<PayloadRequest, 'transactionID'>>;

/** The signed-in member of staff; null if there is none. */
const getPerson = (req: Author) => (getRole(req) === null ? null : req.user);

const toRow = (
  req: Author,
  { lead, by, ...content }: LogLine,
): Omit<LeadLog, 'id' | 'createdAt' | 'updatedAt'> => {
  const person = getPerson(req);
  return {
    lead: lead.id,
    isApplication: lead.kind === 'application',
    at: new Date().toISOString(),
    ...content,
    by: person?.name || (person ? `Number ${person.id}` : by || 'The website'),
    staffId: person ? Number(person.id) : null,
  };
};

/**
 * Writes a line into a lead's log in the name of the signed-in user, within the transaction of `req` if one is open.
 * The first line that answers the visitor is recorded in the lead and ends the answer term.
 */
export const writeLeadLog = async (req: Author, line: LogLine): Promise<void> => {
  const { lead, kind, by } = line;
  await req.payload.db.create({ collection: 'lead-log', data: toRow(req, line), req });
  if (!(getPerson(req) || by) || !answers.includes(kind)) return;
  const { run } = await getSqlDatabase(req.payload, req);
  await run(
    sql`UPDATE leads SET answered_at = ${new Date().toISOString()}, answer_by = NULL
     WHERE id = ${lead.id} AND answered_at IS NULL`,
  );
};

/** Notes in the logs of leads that their mails are sent again, as `writeLeadLog` does, all by one statement. */
export const logSentAgain = async (req: Author, leads: readonly LogLine['lead'][]): Promise<void> => {
  const rows = leads.map((lead) => ({ ...toRow(req, { lead, kind: 'delivery', text: 'Sent again' }) }));
  await insertRows(req.payload, 'lead_log', rows, req);
};

/** A line of a lead's log as it is shown. */
export interface LeadLogEntry extends Pick<LeadLog, 'id' | 'at' | 'kind' | 'text' | 'by'> {
  /** Null in lines that only people read, and in those of older programs. */
  fact: Fact | null;
}

const columns = sql`id, lead, at, kind, text, fact, "by"`;
const newestFirst = sql`ORDER BY at DESC, id DESC`;

const toEntry = (row: Record<string, unknown>): LeadLogEntry => ({
  id: Number(row.id),
  at: new Date(String(row.at)).toISOString(),
  kind: row.kind as LeadLog['kind'],
  text: String(row.text),
  fact: row.fact as LeadLogEntry['fact'],
  by: String(row.by),
});

/**
 * The whole logs of leads, by the id of the lead, each with its newest line first. Leads without a line are left out.
 * Check first whether the reader may see the leads.
 */
export const readLeadLogs = async (
  payload: Payload,
  leads: readonly number[],
  req?: Partial<Pick<PayloadRequest, 'transactionID'>>,
): Promise<Map<number, LeadLogEntry[]>> => {
  if (leads.length === 0) return new Map();
  const { rows } = await getSqlDatabase(payload, req);
  const lines = await rows(
    sql`SELECT ${columns} FROM lead_log WHERE lead IN (${joinSql(leads.map(Number))}) ${newestFirst}`,
  );
  const byLead = Map.groupBy(lines, ({ lead }) => Number(lead));
  return new Map([...byLead].map(([lead, own]) => [lead, own.map(toEntry)]));
};

/**
 * The whole log of a lead, newest line first. Reads within the transaction of `req` if one is open. Check first whether
 * the reader may see the lead.
 */
export const readLeadLog = async (
  payload: Payload,
  lead: number,
  req?: Partial<Pick<PayloadRequest, 'transactionID'>>,
): Promise<LeadLogEntry[]> => (await readLeadLogs(payload, [lead], req)).get(lead) ?? [];

/**
 * Which of these leads one colleague has given to another since a moment. A line of an older program does not say to
 * whom: it counts, so check that the lead is his by now, and that the reader may see it.
 */
export const listGivenBy = async (
  payload: Payload,
  giver: number,
  { leads, to, since }: { leads: readonly number[]; to: number; since: Date },
): Promise<number[]> => {
  if (leads.length === 0) return [];
  const { rows } = await getSqlDatabase(payload);
  const given = await rows(
    sql`SELECT DISTINCT lead FROM lead_log WHERE lead IN (${joinSql(leads.map(Number))})
       AND kind = 'owner' AND staff_id = ${Number(giver)} AND at >= ${since.toISOString()}
       AND (fact = 'toColleague' OR fact IS NULL) AND (to_staff_id = ${Number(to)} OR to_staff_id IS NULL)`,
  );
  return given.map(({ lead }) => Number(lead));
};

/**
 * The newest lines of a lead's log, and how many lines it has in all. Check first whether the reader may see the lead.
 */
export const readNewestLines = async (
  payload: Payload,
  lead: number,
  most: number,
): Promise<{ lines: LeadLogEntry[]; all: number }> => {
  const { rows } = await getSqlDatabase(payload);
  const newest = await rows(
    sql`SELECT ${columns}, COUNT(*) OVER () AS all_lines FROM lead_log WHERE lead = ${Number(lead)} ${newestFirst} LIMIT ${most}`,
  );
  return { lines: newest.map(toEntry), all: Number(newest[0]?.all_lines ?? 0) };
};

/** Erases the log of a lead. Code that erases a lead without Payload's hooks has to call this too. */
export const eraseLeadLog = async (
  payload: Payload,
  lead: number,
  req?: Partial<PayloadRequest>,
): Promise<void> => {
  await payload.db.deleteMany({
    collection: 'lead-log',
    where: { lead: { equals: lead } },
    ...(req ? { req } : {}),
  });
};
