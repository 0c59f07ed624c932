import type { Payload } from 'payload';
import type { Log } from '../logging/log.ts';
import { getMigrationState } from './list-migrations.ts';
import { getSqlDatabase, isPostgres } from './sql.ts';

/** @throws {Error} if PostgreSQL gives backslashes in texts a meaning: statements of our own quote texts without it. */
const requirePlainBackslashes = async (payload: Payload): Promise<void> => {
  const { rows } = await getSqlDatabase(payload);
  const [setting] = await rows('SHOW standard_conforming_strings');
  if (setting?.standard_conforming_strings !== 'on')
    throw new Error(
      'PostgreSQL must have standard_conforming_strings = on, which is its default. Reset it for the server, the database and the user.',
    );
};

/**
 * Checks whether a program can work with the database as it is. A database that is ahead (because the next version was
 * already running) is reported in the log and used all the same: migrations only add
 * (docs/guides/change-what-is-stored.md).
 * @throws {Error} with what to do if the database lacks something that the program needs.
 */
export const checkSchema = async (payload: Payload, log: Pick<Log, 'warn'>): Promise<void> => {
  if (isPostgres(payload)) await requirePlainBackslashes(payload);
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
