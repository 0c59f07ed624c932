import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import type { BackupStore, StoredThing } from './backup-store.ts';
import { type DataFile, findDataFile, listDataFiles } from './data-files.ts';
import {
  databaseName,
  findNewest,
  listTimes,
  type Manifest,
  type SavedFile,
  toManifestKey,
} from './manifest.ts';
import { inspectDatabase, takeSnapshot } from './snapshot.ts';
import { type Saving, saveObject } from './stored-object.ts';

/** What to save, and how. */
interface BackupOrder extends Omit<Saving, 'workFolder'> {
  dataFolder: string;
  /** The SQLite file; null with PostgreSQL, which has its own backups. */
  databaseFile: string | null;
  withSecret: boolean;
  /** Version of this program. */
  program: string;
}

/** A finished backup. */
interface MadeBackup {
  manifest: Manifest;
  /** The number of newly stored files, including the database; the others were stored before. */
  newFiles: number;
  /** Their stored size in bytes. */
  newBytes: number;
}

/** Folder for drafts and the lock, inside the data folder, so that drafts are as private as the data. */
export const toWorkFolder = (dataFolder: string): string => path.join(dataFolder, '.backup');

const saveDatabase = async (databaseFile: string, saving: Saving) => {
  const copy = path.join(saving.workFolder, databaseName);
  takeSnapshot(databaseFile, copy);
  const inspected = inspectDatabase(copy);
  const file = { path: databaseName, modified: Date.now(), ...(await saveObject(saving, copy)) };
  await rm(copy);
  return { file, ...inspected };
};

const isSame = (file: DataFile, saved: SavedFile | undefined): saved is SavedFile =>
  saved?.size === file.size && saved.modified === file.modified;

/** The files that an earlier backup stored for the same keys, if they still exist. */
const toStored = (
  earlier: Manifest | null,
  objects: Map<string, StoredThing>,
  recipients: readonly string[],
): Map<string, SavedFile> => {
  if (earlier?.recipients.join() !== recipients.join()) return new Map();
  const present = earlier.files.filter(({ object, stored }) => objects.get(object)?.size === stored);
  return new Map(present.map((file) => [file.path, file]));
};

const saveFiles = async (
  dataFolder: string,
  files: readonly DataFile[],
  stored: Map<string, SavedFile>,
  saving: Saving,
): Promise<{ files: SavedFile[]; fresh: SavedFile[] }> => {
  const someAtATime = pLimit(4);
  const fresh: SavedFile[] = [];
  const save = async (file: DataFile): Promise<SavedFile[]> => {
    const saved = stored.get(file.path);
    if (isSame(file, saved)) return [saved];
    try {
      const made = { ...file, ...(await saveObject(saving, path.join(dataFolder, file.path))) };
      fresh.push(made);
      return [made];
    } catch (error) {
      // Erased meanwhile, so it must not be in the backup.
      if ((await findDataFile(dataFolder, file.path)).length === 0) return [];
      throw error;
    }
  };
  const all = await someAtATime.map(files, save);
  return { files: all.flat(), fresh };
};

const putManifest = async (store: BackupStore, workFolder: string, made: Manifest) => {
  const draft = path.join(workFolder, 'manifest.json');
  await writeFile(draft, `${JSON.stringify(made, null, 1)}\n`, { mode: 0o600 });
  await store.put(toManifestKey(Date.parse(made.at)), draft);
  await rm(draft);
};

/**
 * Saves the database as of one moment, then the files. A lead's resume is written before its row, so every resume of a
 * row in the copy is saved, too. Files of earlier backups are not read again. The backup is valid only with its
 * manifest, which is written last, after everything new was read back and decrypted.
 * @throws {Error} if something could not be saved; earlier backups are not changed
 */
export const makeBackup = async (order: BackupOrder): Promise<MadeBackup> => {
  const { store, seal, dataFolder, databaseFile } = order;
  const workFolder = path.join(toWorkFolder(dataFolder), 'drafts');
  // Removes the drafts of a killed backup.
  await rm(workFolder, { recursive: true, force: true });
  await mkdir(workFolder, { recursive: true, mode: 0o700 });
  const saving = { store, seal, workFolder };
  try {
    const at = new Date().toISOString();
    const database = databaseFile ? await saveDatabase(databaseFile, saving) : null;
    const earlier = await findNewest(store, await listTimes(store));
    const stored = toStored(earlier, await store.list('objects/'), seal.recipients);
    const secret = order.withSecret ? await findDataFile(dataFolder, 'secret') : [];
    const wanted = [...(await listDataFiles(dataFolder)), ...secret];
    const { files, fresh } = await saveFiles(dataFolder, wanted, stored, saving);
    const { program } = order;
    const manifest: Manifest = { format: 1, at, program, recipients: seal.recipients, database, files };
    await putManifest(store, workFolder, manifest);
    const news = database ? [database.file, ...fresh] : fresh;
    return { manifest, newFiles: news.length, newBytes: news.reduce((sum, file) => sum + file.stored, 0) };
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
};
