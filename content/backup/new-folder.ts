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

/** Folders in which is nothing that anybody would miss: our own, and that of a disk's file system, which is not ours to move. */
const passedOver = ['.restoring', '.backup', 'lost+found'];

const listEntries = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => !passedOver.includes(name)) : [];

/** Whether there is nothing in a folder that a restore would put away. */
export const isEmpty = (folder: string): boolean => listEntries(folder).length === 0;

/** Folder of the lock that a restore holds: that of backups, or one beside a data folder that does not exist yet. */
export const toLockFolder = (folder: string): string =>
  existsSync(folder) ? toWorkFolder(folder) : `${folder}.restoring-lock`;

/**
 * Makes the draft of a data folder: beside it where it does not exist, so that one step puts all in its place. A folder
 * that exists may be a disk of its own, or lie where only somebody else may make another: then the draft is inside.
 */
export const openDraft = (folder: string): string => {
  const draft = existsSync(folder) ? path.join(folder, '.restoring') : `${folder}.restoring`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  return draft;
};

/** Gives all that root has restored to the owner of the folder, whose programs will open it. */
const giveToOwner = (folder: string, draft: string): void => {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  for (const { parentPath, name } of readdirSync(draft, { recursive: true, withFileTypes: true }))
    lchownSync(path.join(parentPath, name), uid, gid);
};

const databaseFirst = (a: string, b: string) => Number(b === databaseName) - Number(a === databaseName);

const listDatabaseLast = (folder: string): string[] => readdirSync(folder).sort(databaseFirst).reverse();

/** @throws {Error} where one may not be moved; all is then where it was. */
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
 * Puts a finished draft in the folder's place. What was in the folder is kept. The database goes first and comes last:
 * where it lies, all else lies too.
 * @throws {Error} where something may not be moved; the folder is then as it was.
 * @returns where the old files are now; null where there were none.
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
