import { setTimeout as delay } from 'node:timers/promises';
import type { Migration } from 'payload';
import type { MigrationArgs } from './migration-args.ts';
import { getSqlDatabase } from './sql.ts';

/** A lock that was not given in time (55P03), and one that two wait for in turn (40P01). */
const codesOfLocks: unknown[] = ['55P03', '40P01'];

const isAboutLock = (error: unknown): boolean => {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && codesOfLocks.includes(cause.code)) return true;
  return false;
};

/** Between two times that a migration says it waits: about a minute. */
const triesUnsaid = 10;

/**
 * A migration for PostgreSQL that waits for no table longer than visitors may: whoever asks for the table after it
 * waits behind it, and sites give up after four seconds. Where somebody reads a table for long, as `pg_dump` does, or
 * each of two waits for the other, it lets the others by and tries again, and says so.
 * @param pauseMs between two tries
 * @param mostTries after which it fails; about ten minutes by default
 */
export const lettingOthersBy = (
  migration: Migration,
  { pauseMs = 4000, mostTries = 100 } = {},
): Migration => ({
  ...migration,
  async up(args) {
    const { payload, req } = args as MigrationArgs;
    const { run } = await getSqlDatabase(payload, req);
    await run("SET LOCAL lock_timeout = '2s'");
    await run('SAVEPOINT before_waiting');
    for (let tries = 1; ; tries += 1) {
      try {
        return await migration.up(args);
      } catch (error) {
        if (!isAboutLock(error) || tries === mostTries) throw error;
        await run('ROLLBACK TO SAVEPOINT before_waiting');
        if (tries === 1 || tries % triesUnsaid === 0)
          payload.logger.warn(
            `${migration.name} waits for a table that somebody reads for long (pg_dump?); it tries for ten minutes`,
          );
        await delay(pauseMs);
      }
    }
  },
});
