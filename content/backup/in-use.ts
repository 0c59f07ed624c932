import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { isBusy } from '../database/file-lock.ts';

/** Whether another program has an SQLite file open, even without using it at the moment. */
export const isInUse = (file: string): boolean => {
  if (!existsSync(file)) return false;
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // In this mode every program that has the file open holds a shared lock on it.
    database.exec('PRAGMA locking_mode = EXCLUSIVE');
    database.exec('BEGIN EXCLUSIVE');
    return false;
  } catch (error) {
    // A file that is not a database is not in use.
    return isBusy(error);
  } finally {
    database.close();
  }
};
