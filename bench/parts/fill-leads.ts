import { getSqlDatabase } from '@ev-site/content/database/sql.ts';
import { sql } from '@ev-site/content/database/statement.ts';
import { groupDigits } from '@ev-site/contract/group-digits.ts';
import { toManyLeads, toWorkedLeads } from '@ev-site/scripts/many-leads.ts';
import type { DatabaseName } from './databases.ts';

/** Number of leads in a measurement of the desk. */
export const many = 100_000;

/** Fills an open store with the leads of a large desk, as if staff had worked on them, and prints their number. */
export const fillLeads = async (
  payload: Parameters<typeof getSqlDatabase>[0],
  name: DatabaseName,
): Promise<void> => {
  const isPostgres = name === 'postgres';
  const { run } = await getSqlDatabase(payload);
  await run(toManyLeads(isPostgres, many));
  await run(toWorkedLeads(isPostgres));
  // PostgreSQL does this by itself after a while; on SQLite the product keeps no statistics.
  if (isPostgres) await run(sql`VACUUM ANALYZE leads`);
  console.log(`${name}, ${groupDigits(many)} leads`);
};
