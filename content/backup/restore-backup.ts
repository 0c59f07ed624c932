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

/** What is to be restored, and where to. */
interface RestoreOrder {
  store: BackupStore;
  manifest: Manifest;
  seal: Pick<Seal, 'open'>;
  /** The data folder to be. */
  to: string;
  /** Whether a folder that is not empty is put aside. */
  force: boolean;
}

/** A picture, resume or mail that could not be restored. */
interface LostFile {
  file: SavedFile;
  reason: string;
}

/** What was restored. */
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
    // The next backup knows it again.
    await utimes(target, new Date(), new Date(file.modified));
  } catch (error) {
    await rm(target, { force: true });
    throw error;
  }
};

/** A store gives nothing at all, which says nothing of what is in it. */
class StoreAway extends Error {}

/** @throws {StoreAway} when the store does not give this backup's manifest either, as a folder that is not mounted. */
const requireAnswer = async ({ store, manifest }: RestoreOrder, file: SavedFile, { message }: Error) => {
  await readManifest(store, Date.parse(manifest.at)).catch(() => {
    throw new StoreAway(
      `${store.name} does not give ${file.path} (${message}). Nothing was changed: restore again once it does, ` +
        'or choose an earlier backup with --at.',
    );
  });
};

/** Restores a file. One that a store which answers does not give is asked for once more. */
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
 * Why a file of a backup is lost.
 * @throws {Error} when it is not: the trouble is this machine's, or the store does not answer.
 */
const explainLoss = async (order: RestoreOrder, file: SavedFile, error: unknown): Promise<string> => {
  if (isOwnTrouble(error) || error instanceof StoreAway) throw error;
  return describeReadFailure(order.store, file.object, error);
};

/** One lost picture must not keep the whole site away: it is named, and the rest restored. */
const restoreFiles = async (order: RestoreOrder, draft: string): Promise<LostFile[]> => {
  const troubles: unknown[] = [];
  const restore = async (file: SavedFile): Promise<LostFile[]> => {
    // Nothing is written any more into a draft that will be removed.
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
    // A database that is not in the backup is no file to be made.
    restrictToOwner({ DATA_DIR: draft, DATABASE_URL: database ? undefined : 'postgres://' });
    // Somebody may have started the site meanwhile.
    requireRoom(order);
    return { database, lost, aside: replaceFolder(order.to, draft) };
  });
};

/**
 * Restores a backup into a data folder, which is in its place only when all of it is there.
 * @throws {Error} when it cannot be done, also because another restore or a backup of the folder is under way; the folder is then as it was.
 */
export const restoreBackup = async (order: RestoreOrder): Promise<Restored> => {
  const lockFolder = toLockFolder(order.to);
  await mkdir(lockFolder, { recursive: true, mode: 0o700 });
  return withFolderLock(lockFolder, async () => {
    try {
      return await restoreAlone(order);
    } finally {
      // One that root has made would keep the site's own user from the next backup.
      await clearLock(lockFolder);
    }
  });
};
