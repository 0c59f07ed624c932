import {
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { toWorkFolder } from './make-backup.ts';
import { databaseName } from './manifest.ts';

/** Folders that a restore ignores: our own for drafts, and that of a disk's file system, which cannot be moved. */
const passedOver = ['.restoring', '.backup', 'lost+found'];

const listEntries = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => !passedOver.includes(name)) : [];

/** Whether a folder contains nothing that a restore would have to move away. */
export const isEmpty = (folder: string): boolean => listEntries(folder).length === 0;

/** Folder for the lock of a restore: that of backups, or one beside a data folder that does not exist yet. */
export const toLockFolder = (folder: string): string =>
  existsSync(folder) ? toWorkFolder(folder) : `${folder}.restoring-lock`;

/**
 * Makes the draft of a data folder. If the data folder does not exist, the draft is beside it, and one rename puts it in
 * place. If it exists, the draft is inside, because the folder may be a separate disk, or its parent may be read-only.
 */
export const openDraft = (folder: string): string => {
  const draft = existsSync(folder) ? path.join(folder, '.restoring') : `${folder}.restoring`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  return draft;
};

/** If root restores: makes the folder's owner, who runs the programs, the owner of all restored files. */
const giveToOwner = (folder: string, draft: string): void => {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  for (const { parentPath, name } of readdirSync(draft, { recursive: true, withFileTypes: true }))
    lchownSync(path.join(parentPath, name), uid, gid);
};

const databaseFirst = (a: string, b: string) => Number(b === databaseName) - Number(a === databaseName);

const listDatabaseLast = (folder: string): string[] => readdirSync(folder).sort(databaseFirst).reverse();

/** @throws {Error} if one cannot be moved; then nothing is moved */
const moveAll = (names: readonly string[], from: string, to: string): void => {
  const moved: string[] = [];
  try {
    for (const name of names) {
      renameSync(path.join(from, name), path.join(to, name));
      moved.push(name);
    }
  } catch (error) {
    for (const name of moved.reverse()) renameSync(path.join(to, name), path.join(from, name));
    throw error;
  }
};

const putAside = (folder: string): string | null => {
  if (isEmpty(folder)) return null;
  const aside = path.join(folder, `.before-${new Date().toISOString().replaceAll(':', '-')}`);
  const names = listEntries(folder).sort(databaseFirst);
  mkdirSync(aside, { mode: 0o700 });
  try {
    moveAll(names, folder, aside);
  } catch (error) {
    rmdirSync(aside);
    throw error;
  }
  return aside;
};

/**
 * Replaces the contents of the folder by a finished draft. The old contents are kept. The old database is moved away
 * first, and the new one is moved in last, so that a folder with a database is always complete.
 * @throws {Error} if something cannot be moved; the folder is then not changed
 * @returns where the old files are now; null if there were none
 */
export const replaceFolder = (folder: string, draft: string): string | null => {
  if (!existsSync(folder)) {
    renameSync(draft, folder);
    return null;
  }
  giveToOwner(folder, draft);
  const aside = putAside(folder);
  try {
    moveAll(listDatabaseLast(draft), draft, folder);
  } catch (error) {
    if (aside) {
      moveAll(listDatabaseLast(aside), aside, folder);
      rmdirSync(aside);
    }
    throw error;
  }
  rmSync(draft, { recursive: true });
  return aside;
};
