import { rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { isBusy, withFileLock } from '../database/file-lock.ts';
import { toErrorCode } from '../processes/system-errors.ts';

const toLockFile = (folder: string): string => path.join(folder, 'lock.sqlite');

/** What leaves a folder where it is: it holds something else, is a link to one, or is gone already. */
const leaving = ['ENOTEMPTY', 'ENOTDIR', 'ENOENT'];

/** Takes the file of a lock that is held away, and its folder where nothing else is in it. */
export const clearLock = async (folder: string): Promise<void> => {
  await rm(toLockFile(folder), { force: true });
  await rmdir(folder).catch((error: unknown) => {
    if (!leaving.includes(toErrorCode(error))) throw error;
  });
};

/**
 * Does something with a data folder that must not be done twice at once.
 * @param folder that holds the lock's file.
 * @throws {Error} at once, when another program is at it.
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
