import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { ifMissing } from '../processes/system-errors.ts';
import { savedFolders } from './manifest.ts';

/** A file of the data folder. */
export interface DataFile {
  /** Relative to the data folder, with slashes. */
  path: string;
  size: number;
  /** Milliseconds since 1970. */
  modified: number;
}

const toFile = async (dataFolder: string, file: string): Promise<DataFile[]> => {
  // Staff and the sweep may erase files meanwhile.
  const found = await stat(file).catch(ifMissing(null));
  if (!found) return [];
  const name = path.relative(dataFolder, file).split(path.sep).join('/');
  return [{ path: name, size: found.size, modified: Math.floor(found.mtimeMs) }];
};

const listFolder = async (dataFolder: string, folder: string): Promise<DataFile[]> => {
  const entries = await readdir(path.join(dataFolder, folder), {
    recursive: true,
    withFileTypes: true,
  }).catch(ifMissing([]));
  const files = entries
    // A file that is still being written is renamed when it is complete.
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
    .map(({ parentPath, name }) => toFile(dataFolder, path.join(parentPath, name)));
  return (await Promise.all(files)).flat();
};

/** Pictures, resumes and mails in the data folder, ordered by name. */
export const listDataFiles = async (dataFolder: string): Promise<DataFile[]> => {
  const files = await Promise.all(savedFolders.map((folder) => listFolder(dataFolder, folder)));
  return files.flat().sort((a, b) => (a.path < b.path ? -1 : 1));
};

/** A file by its path in the data folder, if it exists. */
export const findDataFile = (dataFolder: string, name: string): Promise<DataFile[]> =>
  toFile(dataFolder, path.join(dataFolder, name));
