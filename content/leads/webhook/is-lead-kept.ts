import { setImmediate as nextTurn } from 'node:timers/promises';
import { readPositiveInt } from '@ev-site/contract/positive-int.ts';
import type { Payload } from 'payload';
import { getSqlDatabase } from '../../database/sql.ts';
import { joinSql, sql } from '../../database/statement.ts';

interface Batch {
  leads: Set<number>;
  kept: Promise<ReadonlySet<number>>;
}

const batchOf = new WeakMap<Payload, Batch>();

const readKept = async (payload: Payload, leads: ReadonlySet<number>): Promise<ReadonlySet<number>> => {
  await nextTurn();
  batchOf.delete(payload);
  const { rows } = await getSqlDatabase(payload);
  const kept = await rows(sql`SELECT id FROM leads WHERE id IN (${joinSql(leads)})`);
  return new Set(kept.map(({ id }) => Number(id)));
};

/**
 * Whether a lead is stored, in the trash or not; a number that cannot be an id is not stored. One statement answers all
 * questions of one turn of the event loop, such as those of all cells of a list.
 */
export const isLeadKept = async (payload: Payload, lead: number): Promise<boolean> => {
  if (readPositiveInt(String(lead)) === undefined) return false;
  const leads = new Set<number>();
  const batch = batchOf.get(payload) ?? { leads, kept: readKept(payload, leads) };
  batchOf.set(payload, batch);
  batch.leads.add(lead);
  return (await batch.kept).has(lead);
};
