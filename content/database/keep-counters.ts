import type { SqlDatabase } from './sql.ts';
import { sql } from './statement.ts';

type Database = Pick<SqlDatabase, 'rows' | 'run'>;

/** The last number that each table gave out. */
const readCounters = async ({ rows }: Database): Promise<Map<string, number>> => {
  // SQLite creates this table together with the first table that counts.
  const isCounted = await rows(sql`SELECT 1 FROM sqlite_master WHERE name = 'sqlite_sequence'`);
  const counted = isCounted.length > 0 ? await rows(sql`SELECT name, seq FROM sqlite_sequence`) : [];
  return new Map(counted.map(({ name, seq }) => [String(name), Number(seq)]));
};

/**
 * Does some work on SQLite that may rebuild tables, and lets each table continue its count. A rebuilt table loses its
 * counter, and would give the numbers of deleted rows to new ones.
 */
export const keepingCounters = async (database: Database, work: () => Promise<void>): Promise<void> => {
  const before = await readCounters(database);
  await work();
  const after = await readCounters(database);
  for (const [name, last] of before) {
    const now = after.get(name);
    if (now === undefined)
      await database.run(
        sql`INSERT INTO sqlite_sequence (name, seq) SELECT name, ${last} FROM sqlite_master WHERE type = 'table' AND name = ${name}`,
      );
    else if (now < last)
      await database.run(sql`UPDATE sqlite_sequence SET seq = ${last} WHERE name = ${name}`);
  }
};
