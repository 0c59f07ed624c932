import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';

const pauseMs = 50;

/** Whether SQLite refused something because another program holds the file (SQLITE_BUSY). */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === 5;

const whenFree = async (work: () => void, patienceMs: number): Promise<void> => {
  for (const until = Date.now() + patienceMs; ; await delay(pauseMs)) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || Date.now() >= until) throw error;
    }
  }
};

/**
 * Does something that must not be done twice at once on this machine. The lock is SQLite's own on an empty file that stays,
 * so it ends with the program, however that ends.
 * @throws {Error} SQLite's, when another program is still at it after `patienceMs`.
 */
export const withFileLock = async <Result>(
  file: string,
  patienceMs: number,
  work: () => Promise<Result>,
): Promise<Result> => {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    // Without a file beside it a full disk takes the lock too.
    await whenFree(() => lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE'), patienceMs);
    return await work();
  } finally {
    lock.close();
  }
};

/** Another program may be migrating a large database. */
const longestMigrationMs = 600_000;

/**
 * Opens or migrates a SQLite file while no other program does: to switch to its write-ahead log SQLite wants a new file for
 * itself and asks only once, and its patience with another writer is shorter than a migration. The lock is on a file of
 * its own: this process has the database open through another copy of SQLite, and of two copies in one process each
 * drops the other's locks.
 * @param file none where the content lies in PostgreSQL
 */
export const aloneAt = <Result>(file: string | null, work: () => Promise<Result>): Promise<Result> =>
  file ? withFileLock(`${file}-lock`, longestMigrationMs, work) : work();
