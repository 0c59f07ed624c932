import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import pLimit from 'p-limit';
import type { Seal } from './age.ts';
import type { BackupStore } from './backup-store.ts';
import { databaseName, type Manifest, type SavedFile } from './manifest.ts';
import { requireSameRows } from './snapshot.ts';
import { describeReadFailure, drain, findDamage, readObject } from './stored-object.ts';
import { withTemporaryFolder } from './temporary-folder.ts';

type Opener = Pick<Seal, 'open'> | null;

const openFile = async (store: BackupStore, file: SavedFile, seal: Pick<Seal, 'open'>): Promise<void> => {
  const { size } = await readObject(store, file, seal, drain);
  if (size !== file.size) throw new Error(`it has ${size} bytes and not ${file.size}`);
};

const openDatabase = async (
  store: BackupStore,
  { file, rows }: NonNullable<Manifest['database']>,
  seal: Pick<Seal, 'open'>,
): Promise<void> => {
  await withTemporaryFolder(async (folder) => {
    const copy = path.join(folder, databaseName);
    await readObject(store, file, seal, (bytes) => pipeline(bytes, createWriteStream(copy, { mode: 0o600 })));
    requireSameRows(copy, { rows });
  });
};

const findFault = async (
  store: BackupStore,
  { database }: Manifest,
  file: SavedFile,
  seal: Opener,
): Promise<string | null> => {
  if (!seal) return findDamage(store, file.object);
  try {
    if (file === database?.file) await openDatabase(store, database, seal);
    else await openFile(store, file, seal);
    return null;
  } catch (error) {
    return describeReadFailure(store, file.object, error);
  }
};

/**
 * Reads every file of a finished backup, and opens the database.
 * @param seal decrypts the files; without it only the stored bytes are compared with their names
 * @returns the number of files, and a line for each that is damaged or missing
 */
export const checkFiles = async (
  store: BackupStore,
  manifest: Manifest,
  seal: Opener,
): Promise<{ files: number; faults: string[] }> => {
  const files = manifest.database ? [manifest.database.file, ...manifest.files] : manifest.files;
  const faults = await pLimit(4).map(files, async (file) => {
    const fault = await findFault(store, manifest, file, seal);
    return fault ? [`${file.path}: ${fault} (${file.object})`] : [];
  });
  return { files: files.length, faults: faults.flat() };
};
