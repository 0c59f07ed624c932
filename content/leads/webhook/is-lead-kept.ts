import { setImmediate as nextTurn } from 'node:timers/promises';
import { readRecordId } from '@ev-site/contract/record-id.ts';
import type { Payload } from 'payload';
import { getSqlDatabase } from '../../database/sql.ts';
import { joinSql, sql } from '../../database/statement.ts';

interface Asking {
  leads: Set<number>;
  kept: Promise<ReadonlySet<number>>;
}

const askingOf = new WeakMap<Payload, Asking>();

const readKept = async (payload: Payload, leads: ReadonlySet<number>): Promise<ReadonlySet<number>> => {
  await nextTurn();
  askingOf.delete(payload);
  const { rows } = await getSqlDatabase(payload);
  const kept = await rows(sql`SELECT id FROM leads WHERE id IN (${joinSql(leads)})`);
  return new Set(kept.map(({ id }) => Number(id)));
};

/**
 * Whether a lead is stored, in the trash or not; a number that cannot be an id is not stored. One statement answers all
 * questions of one turn of the event loop, such as those of all cells of a list.
 */
export const isLeadKept = async (payload: Payload, lead: number): Promise<boolean> => {
  if (readRecordId(String(lead)) === undefined) return false;
  const leads = new Set<number>();
  const asking = askingOf.get(payload) ?? { leads, kept: readKept(payload, leads) };
  askingOf.set(payload, asking);
  asking.leads.add(lead);
  return (await asking.kept).has(lead);
};
