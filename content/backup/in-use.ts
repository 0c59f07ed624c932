import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { isBusy } from '../database/file-lock.ts';

/** Whether another program has an SQLite file open, even if it does nothing with it now. */
export const isInUse = (file: string): boolean => {
  if (!existsSync(file)) return false;
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // In this mode the lock is on the file itself, where everybody who has it open holds a shared one.
    database.exec('PRAGMA locking_mode = EXCLUSIVE');
    database.exec('BEGIN EXCLUSIVE');
    return false;
  } catch (error) {
    // A file that is no database any more is in nobody's use.
    return isBusy(error);
  } finally {
    database.close();
  }
};
