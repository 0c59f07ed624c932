import { DatabaseSync } from 'node:sqlite';
import { whenFree } from './file-lock.ts';

const patienceMs = 60_000;

/**
 * Gives a SQLite file its write-ahead log. To switch over, SQLite wants the file for itself and asks only once: of several
 * programs that open a new file at the same moment, all but one would be told that it is locked.
 * @throws {Error} when the file stays locked, or is no database.
 */
export const keepWriteAheadLog = async (file: string): Promise<void> => {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    await whenFree(() => database.exec('PRAGMA journal_mode = WAL'), patienceMs);
  } finally {
    database.close();
  }
};
