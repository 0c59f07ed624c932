import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';

const pauseMs = 50;

/** Whether SQLite refused something because another program holds the file (SQLITE_BUSY). */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === 5;

/** Does something with a SQLite file as soon as nobody else holds it. @throws {Error} SQLite's, after `patienceMs`. */
export const whenFree = async (work: () => void, patienceMs: number): Promise<void> => {
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
    await whenFree(() => lock.exec('BEGIN EXCLUSIVE'), patienceMs);
    return await work();
  } finally {
    lock.close();
  }
};
