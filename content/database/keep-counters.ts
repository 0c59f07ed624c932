import { type SqlDatabase, toSqlText } from './sql.ts';

/**
 * Does a work on SQLite that may build tables anew, and lets each table count on from where it was: with the old table goes its counter,
 * and the new one would give the numbers of rows that were deleted to others.
 */
export const keepingCounters = async (
  { rows, run }: Pick<SqlDatabase, 'rows' | 'run'>,
  work: () => Promise<void>,
): Promise<void> => {
  // It comes with the first table that counts.
  const isCounted = await rows("SELECT 1 FROM sqlite_master WHERE name = 'sqlite_sequence'");
  const before = isCounted.length > 0 ? await rows('SELECT name, seq FROM sqlite_sequence') : [];
  await work();
  for (const { name, seq } of before) {
    const [table, last] = [toSqlText(String(name)), Number(seq)];
    await run(`UPDATE sqlite_sequence SET seq = MAX(seq, ${last}) WHERE name = ${table}`);
    await run(
      `INSERT INTO sqlite_sequence (name, seq) SELECT name, ${last} FROM sqlite_master WHERE type = 'table' AND name = ${table}
         AND NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = ${table})`,
    );
  }
};
