import type { Payload } from 'payload';
import { getSqlDatabase } from '../database/sql.ts';

/** Erases the rows of a table whose lead is gone, as after a kill between the two. */
export const eraseStray = async (payload: Payload, table: 'lead_log' | 'lead_routes'): Promise<void> => {
  const { run } = await getSqlDatabase(payload);
  await run(`DELETE FROM ${table} WHERE NOT EXISTS (SELECT 1 FROM leads WHERE leads.id = ${table}.lead)`);
};
