import { setTimeout as delay } from 'node:timers/promises';
import type { Migration } from 'payload';
import type { MigrationArgs } from './migration-args.ts';
import { getSqlDatabase } from './sql.ts';
import { sql } from './statement.ts';

/** Why a lock was not given, by PostgreSQL's error codes: the wait took too long, or there was a deadlock. */
const whyNoLock: Record<string, string> = {
  '55P03': 'waits for a table that somebody reads for long (pg_dump?)',
  '40P01': 'was broken off, as another program and it waited for each other’s tables',
};

const findWhy = (error: unknown): string | undefined => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const why = 'code' in cause && whyNoLock[String(cause.code)];
    if (why) return why;
  }
  return undefined;
};

/** A waiting migration is logged once in this many tries: about once a minute. */
const triesUnsaid = 10;

/**
 * A migration for PostgreSQL that never makes visitors wait long for a table. Every query on a table waits behind a
 * migration that waits for it, and sites give up after four seconds. If somebody reads a table for long, as `pg_dump`
 * does, or if there is a deadlock, the migration lets the others go first, tries again, and says so in the log.
 * @param pauseMs pause between two tries
 * @param mostTries number of tries after which it fails; about ten minutes by default
 */
export const withLockRetries = (
  migration: Migration,
  { pauseMs = 4000, mostTries = 100 } = {},
): Migration => ({
  ...migration,
  async up(args) {
    const { payload, req } = args as MigrationArgs;
    const { run } = await getSqlDatabase(payload, req);
    await run(sql`SET LOCAL lock_timeout = '2s'`);
    await run(sql`SAVEPOINT before_waiting`);
    for (let tries = 1; ; tries += 1) {
      try {
        return await migration.up(args);
      } catch (error) {
        const why = findWhy(error);
        if (!why || tries === mostTries) throw error;
        await run(sql`ROLLBACK TO SAVEPOINT before_waiting`);
        if (tries === 1 || tries % triesUnsaid === 0)
          payload.logger.warn(`${migration.name} ${why}; it tries for ten minutes`);
        await delay(pauseMs);
      }
    }
  },
});
