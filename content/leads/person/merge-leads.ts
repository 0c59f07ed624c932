import { randomUUID } from 'node:crypto';
import type { CollectionBeforeDeleteHook } from 'payload';
import { allOrNone, type Carrier } from '../../database/all-or-none.ts';
import { getSqlDatabase, toSqlText } from '../../database/sql.ts';
import { findPerson, type PersonLead } from './find-person.ts';

/** Two colleagues who merge the same person at once do it one after the other. */
const advisoryLock = 740_215_002;
const anyLead = 'TRUE';

const toIds = (leads: readonly Pick<PersonLead, 'id'>[]): string => leads.map(({ id }) => id).join(', ');

/**
 * Runs one statement while no other process merges, until all is done that `req` does as one; SQLite lets one writer in
 * at a time by itself.
 */
const runAlone = (req: Carrier, statement: string): Promise<void> =>
  allOrNone(req, async () => {
    const { run } = await getSqlDatabase(req.payload, req);
    if (req.payload.db.name === 'postgres') await run(`SELECT pg_advisory_xact_lock(${advisoryLock})`);
    await run(statement);
  });

/**
 * Makes one person of two: all their leads, and whatever was merged with these before, get one key. Leads that come
 * meanwhile have no key and need none: their number or address says whose they are.
 */
export const mergeLeads = async (req: Carrier, leads: readonly PersonLead[]): Promise<void> => {
  const ids = toIds(leads);
  await runAlone(
    req,
    `UPDATE leads SET person = ${toSqlText(randomUUID())} WHERE id IN (${ids}) OR person IN
       (SELECT person FROM leads WHERE id IN (${ids}) AND person IS NOT NULL)`,
  );
};

/** Takes a lead, and all that share its number or address, out of whatever they were merged with. */
export const partLead = async (req: Carrier, id: number): Promise<void> => {
  const own = await findPerson(req.payload, [id], anyLead, 'contacts');
  // It was erased meanwhile.
  if (own.length === 0) return;
  await runAlone(req, `UPDATE leads SET person = NULL WHERE id IN (${toIds(own)})`);
};

/** A lead that is erased leaves the key to those of its number or address that have none, so that they stay merged. */
export const passPersonOn: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { rows, run } = await getSqlDatabase(req.payload, req);
  const [lead] = await rows(
    `SELECT person, phone_digits, email FROM leads WHERE id = ${Number(id)} AND person IS NOT NULL`,
  );
  if (!lead) return;
  const same = [
    ...(lead.phone_digits ? [`phone_digits = ${toSqlText(String(lead.phone_digits))}`] : []),
    ...(lead.email ? [`LOWER(email) = LOWER(${toSqlText(String(lead.email))})`] : []),
  ];
  if (same.length === 0) return;
  await run(
    `UPDATE leads SET person = ${toSqlText(String(lead.person))} WHERE person IS NULL AND (${same.join(' OR ')})`,
  );
};
