import { type SqlDatabase, toSqlText } from './sql.ts';

type Database = Pick<SqlDatabase, 'rows' | 'run'>;

/** The last number that each table gave out. */
const readCounters = async ({ rows }: Database): Promise<Map<string, number>> => {
  // It comes with the first table that counts.
  const isCounted = await rows("SELECT 1 FROM sqlite_master WHERE name = 'sqlite_sequence'");
  const counted = isCounted.length > 0 ? await rows('SELECT name, seq FROM sqlite_sequence') : [];
  return new Map(counted.map(({ name, seq }) => [String(name), Number(seq)]));
};

/**
 * Does a work on SQLite that may build tables anew, and lets each table count on from where it was: with the old table
 * goes its counter, and the new one would give the numbers of rows that were deleted to others.
 */
export const keepingCounters = async (database: Database, work: () => Promise<void>): Promise<void> => {
  const before = await readCounters(database);
  await work();
  const after = await readCounters(database);
  for (const [name, last] of before) {
    const table = toSqlText(name);
    const now = after.get(name);
    if (now === undefined)
      await database.run(
        `INSERT INTO sqlite_sequence (name, seq) SELECT name, ${last} FROM sqlite_master WHERE type = 'table' AND name = ${table}`,
      );
    else if (now < last) await database.run(`UPDATE sqlite_sequence SET seq = ${last} WHERE name = ${table}`);
  }
};
