import { rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { isBusy, withFileLock } from '../database/file-lock.ts';
import { toErrorCode } from '../processes/system-errors.ts';

const toLockFile = (folder: string): string => path.join(folder, 'lock.sqlite');

/** Errors after which a folder stays: it contains something else, is a symbolic link, or no longer exists. */
const leaving = ['ENOTEMPTY', 'ENOTDIR', 'ENOENT'];

/** Removes the file of a lock that this program holds, and its folder if it is then empty. */
export const clearLock = async (folder: string): Promise<void> => {
  await rm(toLockFile(folder), { force: true });
  await rmdir(folder).catch((error: unknown) => {
    if (!leaving.includes(toErrorCode(error))) throw error;
  });
};

/**
 * Does something with a data folder that must not be done twice at the same time.
 * @param folder for the file of the lock
 * @throws {Error} at once, if another program holds the lock
 */
export const withFolderLock = async <Result>(
  folder: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  let begun = false;
  try {
    return await withFileLock(toLockFile(folder), 0, () => {
      begun = true;
      return work();
    });
  } catch (error) {
    if (begun || !isBusy(error)) throw error;
    throw new Error('Another backup or restore of this data folder is under way.');
  }
};
