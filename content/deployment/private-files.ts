import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { toDatabaseFile } from '../database/database-file.ts';
import { getDataFolder } from './data-folder.ts';
import type { Environment } from './environment.ts';

const ofOwner = { file: 0o600, folder: 0o700 };
const forOthers = 0o077;

const mend = (place: string): string[] => {
  // A mail that is being written has a temporary name, and may be renamed at any time.
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found || (found.mode & forOthers) === 0) return [];
  try {
    chmodSync(place, found.isDirectory() ? ofOwner.folder : ofOwner.file);
  } catch {
    return [place];
  }
  // Some mounted file systems accept the call and change nothing.
  return (statSync(place).mode & forOthers) === 0 ? [] : [place];
};

const listFiles = (folder: string): string[] =>
  existsSync(folder) ? [folder, ...readdirSync(folder).map((name) => path.join(folder, name))] : [];

/**
 * Gives personal data and secrets to their owner only: the data folder, the database with its two side files (SQLite
 * gives them the mode of the database), the secret, the resumes and the mails. This is done before anything is opened,
 * and also corrects modes that an older version or a copy left open. Pictures are public, and stay readable inside the
 * closed folder.
 * @returns the paths whose mode could not be corrected.
 */
export const restrictToOwner = ({
  DATA_DIR,
  DATABASE_URL,
}: Pick<Environment, 'DATA_DIR' | 'DATABASE_URL'>): string[] => {
  const folder = getDataFolder(DATA_DIR);
  mkdirSync(folder, { recursive: true, mode: ofOwner.folder });
  const database = toDatabaseFile(DATABASE_URL, folder);
  if (database && existsSync(path.dirname(database))) closeSync(openSync(database, 'a', ofOwner.file));
  const ofDatabase = database === null ? [] : [database, `${database}-wal`, `${database}-shm`];
  const files = [...ofDatabase, path.join(folder, 'secret')].filter((file) => existsSync(file));
  const inside = [...listFiles(path.join(folder, 'resumes')), ...listFiles(path.join(folder, 'mails'))];
  return [folder, ...files, ...inside].flatMap(mend);
};
