import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import pLimit from 'p-limit';
import { restrictToOwner } from '../deployment/private-files.ts';
import { isDiskFull, toErrorCode } from '../processes/system-errors.ts';
import type { Seal } from './age.ts';
import type { BackupStore } from './backup-store.ts';
import { clearLock, withFolderLock } from './folder-lock.ts';
import { isInUse } from './in-use.ts';
import { databaseName, type Manifest, readManifest, type SavedFile } from './manifest.ts';
import { isEmpty, openDraft, replaceFolder, toLockFolder } from './new-folder.ts';
import { type RestoredDatabase, requireUsableSchema, settleDatabase } from './restored-database.ts';
import { requireSameRows } from './snapshot.ts';
import { describeReadFailure, readObject, UnreadObject } from './stored-object.ts';
import { withFolderCleanup } from './temporary-folder.ts';

/** What to restore, and where. */
interface RestoreOrder {
  store: BackupStore;
  manifest: Manifest;
  seal: Pick<Seal, 'open'>;
  /** The new data folder. */
  to: string;
  /** Whether to move the contents of a folder that is not empty aside. */
  force: boolean;
}

/** A picture, resume or mail that could not be restored. */
interface LostFile {
  file: SavedFile;
  reason: string;
}

/** The result of a restore. */
export interface Restored {
  database: RestoredDatabase | null;
  lost: LostFile[];
  /** Where the old folder's files are now. */
  aside: string | null;
}

const requireRoom = ({ to, force }: RestoreOrder): void => {
  if (isInUse(path.join(to, databaseName)))
    throw new Error(`A program works with ${to}. Stop the site and the studio first.`);
  if (force || isEmpty(to)) return;
  throw new Error(`${to} is not empty. Give another folder with --to, or --force to have it put aside.`);
};

const takeFile = async ({ store, seal }: RestoreOrder, file: SavedFile, draft: string): Promise<void> => {
  const target = path.join(draft, file.path);
  const mode = file.path.startsWith('media/') ? 0o644 : 0o600;
  await mkdir(path.dirname(target), { recursive: true });
  try {
    const { size } = await readObject(store, file, seal, (bytes) =>
      pipeline(bytes, createWriteStream(target, { mode })),
    );
    if (size !== file.size) throw new Error(`it has ${size} bytes and not ${file.size}`);
    // By this time the next backup recognizes the file.
    await utimes(target, new Date(), new Date(file.modified));
  } catch (error) {
    await rm(target, { force: true });
    throw error;
  }
};

/** The store does not answer at all, so nothing is known about its contents. */
class StoreAway extends Error {}

/** @throws {StoreAway} if this backup's manifest cannot be read either, for example because a disk is not mounted */
const requireAnswer = async ({ store, manifest }: RestoreOrder, file: SavedFile, { message }: Error) => {
  await readManifest(store, Date.parse(manifest.at)).catch(() => {
    throw new StoreAway(
      `${store.name} does not give ${file.path} (${message}). Nothing was changed: restore again once it does, ` +
        'or choose an earlier backup with --at.',
    );
  });
};

/** Restores a file. If the store answers but does not give the file, tries once more. */
const restoreFile = async (order: RestoreOrder, file: SavedFile, draft: string): Promise<void> => {
  try {
    await takeFile(order, file, draft);
  } catch (error) {
    if (!(error instanceof UnreadObject)) throw error;
    await requireAnswer(order, file, error);
    await takeFile(order, file, draft);
  }
};

const isOwnTrouble = (error: unknown): boolean =>
  isDiskFull(error) || ['EACCES', 'EROFS', 'EIO'].includes(toErrorCode(error));

/**
 * Explains why a file of a backup is lost.
 * @throws {Error} if it is not lost: the problem is this machine, or the store does not answer
 */
const explainLoss = async (order: RestoreOrder, file: SavedFile, error: unknown): Promise<string> => {
  if (isOwnTrouble(error) || error instanceof StoreAway) throw error;
  return describeReadFailure(order.store, file.object, error);
};

/** One lost picture must not prevent a restore: it is reported, and the rest is restored. */
const restoreFiles = async (order: RestoreOrder, draft: string): Promise<LostFile[]> => {
  const troubles: unknown[] = [];
  const restore = async (file: SavedFile): Promise<LostFile[]> => {
    // The draft will be removed, so nothing more is written into it.
    if (troubles.length > 0) return [];
    try {
      await restoreFile(order, file, draft);
      return [];
    } catch (error) {
      return explainLoss(order, file, error).then(
        (reason) => [{ file, reason }],
        (trouble) => {
          troubles.push(trouble);
          return [];
        },
      );
    }
  };
  const lost = (await pLimit(4).map(order.manifest.files, restore)).flat();
  if (troubles.length > 0) throw troubles[0];
  return lost;
};

const restoreDatabase = async (order: RestoreOrder, draft: string): Promise<RestoredDatabase | null> => {
  const { database, program } = order.manifest;
  if (!database) return null;
  await restoreFile(order, database.file, draft).catch(async (error: unknown) => {
    const reason = await explainLoss(order, database.file, error);
    throw new Error(`The database of this backup is damaged: ${reason}. Choose an earlier one with --at.`);
  });
  const file = path.join(draft, databaseName);
  requireSameRows(file, database);
  requireUsableSchema(file, program);
  return settleDatabase(draft, file);
};

const requireWhole = (draft: string, database: RestoredDatabase | null): void => {
  if (!database || existsSync(path.join(draft, databaseName))) return;
  throw new Error(`${draft} was taken away while it was being filled. Restore again.`);
};

const restoreAlone = async (order: RestoreOrder): Promise<Restored> => {
  requireRoom(order);
  const draft = openDraft(order.to);
  return withFolderCleanup(draft, async () => {
    const database = await restoreDatabase(order, draft);
    const lost = await restoreFiles(order, draft);
    requireWhole(draft, database);
    // A backup without a database must not make an empty file.
    restrictToOwner({ DATA_DIR: draft, DATABASE_URL: database ? undefined : 'postgres://' });
    // The site may have been started meanwhile.
    requireRoom(order);
    return { database, lost, aside: replaceFolder(order.to, draft) };
  });
};

/**
 * Restores a backup into a data folder, which is put in its place only when it is complete.
 * @throws {Error} if it fails, also because another restore or a backup of the folder is running; the folder is then not changed
 */
export const restoreBackup = async (order: RestoreOrder): Promise<Restored> => {
  const lockFolder = toLockFolder(order.to);
  await mkdir(lockFolder, { recursive: true, mode: 0o700 });
  return withFolderLock(lockFolder, async () => {
    try {
      return await restoreAlone(order);
    } finally {
      // A folder made by root would prevent the next backup by the site's user.
      await clearLock(lockFolder);
    }
  });
};
