import type { TransactionCarrier } from './in-transaction.ts';
import { getSqlDatabase, isPostgres } from './sql.ts';
import { sql } from './statement.ts';

/** The locks of this program on PostgreSQL. Any numbers work if nobody else on the same database server uses them. */
export const advisoryLocks = {
  migrations: 740_215_001,
  mergedPersons: 740_215_002,
  neededAssumptions: 740_215_003,
  administrators: 740_215_004,
} as const;

/**
 * Waits until no other process holds this lock, then holds it until the transaction of `req` ends. Does nothing on
 * SQLite, which has only one writer at a time.
 */
export const waitForTurn = async (
  req: TransactionCarrier,
  lock: keyof typeof advisoryLocks,
): Promise<void> => {
  if (!isPostgres(req.payload)) return;
  const { run } = await getSqlDatabase(req.payload, req);
  await run(sql`SELECT pg_advisory_xact_lock(${advisoryLocks[lock]})`);
};
