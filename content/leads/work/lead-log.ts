import type { Payload, PayloadRequest } from 'payload';
import { getRole } from '../../access/roles.ts';
import { getSqlDatabase } from '../../database/sql.ts';
import type { LeadLog } from '../../payload-types.ts';

/** A line of a lead's log without what is known of who writes it. */
export interface LogLine {
  lead: { id: number; kind: string };
  kind: LeadLog['kind'];
  text: string;
  /** Who has done it where nobody is signed in, e.g. a dealer; the website itself where nobody is named. */
  by?: string;
}

/** Kinds of lines that say that somebody has turned to the visitor. */
const answers: readonly LeadLog['kind'][] = ['call', 'message', 'status'];

type Author = Pick<PayloadRequest, 'payload' | 'user'> & Partial<Pick<PayloadRequest, 'transactionID'>>;

/**
 * Writes a line into a lead's log in the name of who is signed in, within the transaction of `req` where one is open. The first that
 * answers the visitor is noted with the lead.
 */
export const writeLeadLog = async (req: Author, { lead, kind, text, by }: LogLine): Promise<void> => {
  const person = getRole(req) === null ? null : req.user;
  await req.payload.db.create({
    collection: 'lead-log',
    data: {
      lead: lead.id,
      isApplication: lead.kind === 'application',
      at: new Date().toISOString(),
      kind,
      text,
      by: person?.name || (person ? `Number ${person.id}` : by || 'The website'),
      staffId: person ? Number(person.id) : null,
    },
    req,
  });
  if (!(person || by) || !answers.includes(kind)) return;
  const { run } = await getSqlDatabase(req.payload, req);
  await run(
    `UPDATE leads SET answered_at = '${new Date().toISOString()}' WHERE id = ${lead.id} AND answered_at IS NULL`,
  );
};

/** A lead's log, the newest line first. Ask first whether the reader may see the lead. */
export const readLeadLog = async (payload: Payload, lead: number): Promise<LeadLog[]> => {
  const { docs } = await payload.db.find<LeadLog>({
    collection: 'lead-log',
    where: { lead: { equals: lead } },
    sort: ['-at', '-id'],
    pagination: false,
    limit: 200,
  });
  return docs;
};

/** Erases the log of a lead; whoever erases a lead past Payload's hooks calls it too. */
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

/** Erases what is left of logs whose lead is gone, as after a kill between the two. */
export const eraseStrayLogs = async (payload: Payload): Promise<void> => {
  const { run } = await getSqlDatabase(payload);
  await run('DELETE FROM lead_log WHERE NOT EXISTS (SELECT 1 FROM leads WHERE leads.id = lead_log.lead)');
};
