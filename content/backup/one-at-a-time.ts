import path from 'node:path';
import { isBusy, withFileLock } from '../database/file-lock.ts';

/**
 * Does something with a data folder that must not be done twice at once.
 * @param folder that holds the lock's file.
 * @throws {Error} at once, when another program is at it.
 */
export const oneAtATime = async <Result>(folder: string, work: () => Promise<Result>): Promise<Result> => {
  let begun = false;
  try {
    return await withFileLock(path.join(folder, 'lock.sqlite'), 0, () => {
      begun = true;
      return work();
    });
  } catch (error) {
    if (!begun && isBusy(error))
      throw new Error('Another backup or restore of this data folder is under way.');
    throw error;
  }
};
