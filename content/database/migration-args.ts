import type { Payload, PayloadRequest } from 'payload';

/**
 * What a migration gets. Wider than Payload's own types, which bind `db` to one of several installed copies of Drizzle
 * and refuse the statements of another copy.
 */
export interface MigrationArgs {
  /** Runs a statement inside the migration's transaction: `execute` on PostgreSQL, `run` on SQLite. */
  db: { execute: (statement: unknown) => Promise<unknown>; run: (statement: unknown) => Promise<unknown> };
  payload: Payload;
  req: PayloadRequest;
}
