import { randomUUID } from 'node:crypto';
import type { CollectionBeforeDeleteHook } from 'payload';
import { waitForTurn } from '../../database/advisory-lock.ts';
import { inTransaction, type TransactionCarrier } from '../../database/in-transaction.ts';
import { getSqlDatabase } from '../../database/sql.ts';
import { joinSql, type Sql, sql } from '../../database/statement.ts';
import { findPerson, type PersonLead } from './find-person.ts';

const anyLead = sql`TRUE`;

const toIds = (leads: readonly Pick<PersonLead, 'id'>[]): Sql => joinSql(leads.map(({ id }) => id));

/**
 * Runs one statement while no other process merges: two colleagues who merge the same person do so one after the other.
 */
const runAlone = (req: TransactionCarrier, statement: Sql): Promise<void> =>
  inTransaction(req, async () => {
    await waitForTurn(req, 'mergedPersons');
    const { run } = await getSqlDatabase(req.payload, req);
    await run(statement);
  });

/**
 * Merges two persons into one: all their leads, and all leads that were merged with these before, get one key. Leads
 * that arrive meanwhile have no key and need none: their phone number or address says whose they are.
 */
export const mergeLeads = async (req: TransactionCarrier, leads: readonly PersonLead[]): Promise<void> => {
  const ids = toIds(leads);
  await runAlone(
    req,
    sql`UPDATE leads SET person = ${randomUUID()} WHERE id IN (${ids}) OR person IN
       (SELECT person FROM leads WHERE id IN (${ids}) AND person IS NOT NULL)`,
  );
};

/** Takes a lead, and all leads that share its number or address, out of the person they were merged with. */
export const partLead = async (req: TransactionCarrier, id: number): Promise<void> => {
  const own = await findPerson(req.payload, [id], anyLead, 'contacts');
  // The lead was erased meanwhile.
  if (own.length === 0) return;
  await runAlone(req, sql`UPDATE leads SET person = NULL WHERE id IN (${toIds(own)})`);
};

/**
 * Before a lead is erased, gives its key to leads with the same number or address that have no key, so that they stay
 * merged.
 */
export const transferPersonKey: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { rows, run } = await getSqlDatabase(req.payload, req);
  const [lead] = await rows(
    sql`SELECT person, phone_digits, email FROM leads WHERE id = ${Number(id)} AND person IS NOT NULL`,
  );
  if (!lead) return;
  const same = [
    ...(lead.phone_digits ? [sql`phone_digits = ${String(lead.phone_digits)}`] : []),
    ...(lead.email ? [sql`LOWER(email) = LOWER(${String(lead.email)})`] : []),
  ];
  if (same.length === 0) return;
  await run(
    sql`UPDATE leads SET person = ${String(lead.person)} WHERE person IS NULL AND (${joinSql(same, ' OR ')})`,
  );
};
