import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isBusy } from './in-use.ts';

/**
 * Does something that must not be done twice at once. The lock is SQLite's own, so it ends with the program, however
 * that ends.
 * @param folder that holds the lock's file.
 * @throws {Error} at once, when another program is at it.
 */
export const oneAtATime = async <Result>(folder: string, work: () => Promise<Result>): Promise<Result> => {
  const lock = new DatabaseSync(path.join(folder, 'lock.sqlite'), { timeout: 0 });
  try {
    try {
      lock.exec('BEGIN EXCLUSIVE');
    } catch (error) {
      if (isBusy(error)) throw new Error('Another backup of this data folder is under way.');
      throw error;
    }
    return await work();
  } finally {
    lock.close();
  }
};
