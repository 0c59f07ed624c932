import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';

const pauseMs = 50;

/** Whether SQLite refused something because another program holds the file (SQLITE_BUSY). */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === 5;

const retryWhileBusy = async (work: () => void, patienceMs: number): Promise<void> => {
  for (const until = performance.now() + patienceMs; ; await delay(pauseMs)) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= until) throw error;
    }
  }
};

/**
 * Does some work that must not be done twice at once on this machine. The lock is SQLite's own lock on an empty file
 * that stays, so it ends with the program, even if that crashes.
 * @throws {Error} SQLite's error if another program still holds the lock after `patienceMs`.
 */
export const withFileLock = async <Result>(
  file: string,
  patienceMs: number,
  work: () => Promise<Result>,
): Promise<Result> => {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    // With its journal in memory, the lock works even on a full disk.
    await retryWhileBusy(() => lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE'), patienceMs);
    return await work();
  } finally {
    lock.close();
  }
};

/** Another program may be migrating a large database for this long. */
const longestMigrationMs = 600_000;

/**
 * Opens or migrates a SQLite file while no other program does the same. To switch a new file to its write-ahead log,
 * SQLite needs the file for itself and tries only once; and its patience with another writer is shorter than a
 * migration. The lock is on a separate file: this process opens the database through another copy of SQLite, and two
 * copies in one process drop each other's locks.
 * @param file null if the content is in PostgreSQL
 */
export const withDatabaseLock = <Result>(
  file: string | null,
  work: () => Promise<Result>,
): Promise<Result> => (file ? withFileLock(`${file}-lock`, longestMigrationMs, work) : work());
