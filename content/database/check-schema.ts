import type { Payload } from 'payload';
import type { Log } from '../logging/log.ts';
import { getMigrationState } from './list-migrations.ts';

/**
 * Checks whether a program can work with the database as it is. A database that is ahead (because the next version was
 * already running) is reported in the log and used all the same: migrations only add
 * (docs/guides/change-what-is-stored.md).
 * @throws {Error} with what to do if the database lacks something that the program needs.
 */
export const checkSchema = async (payload: Payload, log: Pick<Log, 'warn'>): Promise<void> => {
  const { pending, unknown } = await getMigrationState(payload);
  if (pending.length > 0) {
    const names = pending.map(({ name }) => name).join(', ');
    throw new Error(
      `The database lacks what this program needs (${names}). Run first: npx node content/cli/migrate.ts (docs/operations/installing.md, "Commands by hand")`,
    );
  }
  if (unknown.length > 0)
    log.warn(
      { migrations: unknown },
      'the database is ahead of this program, which goes on with what it knows',
    );
};
