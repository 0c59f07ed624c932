import { getSqlDatabase } from '@ev-site/content/database/sql.ts';
import { groupDigits } from '@ev-site/contract/group-digits.ts';
import { toManyLeads, toWorkedLeads } from '../scripts/many-leads.ts';
import type { DatabaseName } from './databases.ts';

/** How many leads the desk of a measurement has. */
export const many = 100_000;

/** Fills an open store with the leads of a large desk, as staff have worked on them, and says so. */
export const fillLeads = async (
  payload: Parameters<typeof getSqlDatabase>[0],
  name: DatabaseName,
): Promise<void> => {
  const isPostgres = name === 'postgres';
  const { run } = await getSqlDatabase(payload);
  await run(toManyLeads(isPostgres, many));
  await run(toWorkedLeads(isPostgres));
  // PostgreSQL does so by itself, after a while; on SQLite the product keeps no statistics.
  if (isPostgres) await run('VACUUM ANALYZE leads');
  console.log(`${name}, ${groupDigits(many)} leads`);
};
