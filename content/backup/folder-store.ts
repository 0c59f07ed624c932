import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { ifMissing } from '../processes/system-errors.ts';
import type { BackupStore, StoredThing } from './backup-store.ts';

const listFiles = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(ifMissing([]));
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
};

/** Makes the disk write what is still in its caches. */
const settle = async (file: string): Promise<void> => {
  const handle = await open(file, 'r+');
  await handle.sync().finally(() => handle.close());
};

/** Backups in a folder that only its owner can read. */
export const openFolderStore = (folder: string): BackupStore => ({
  name: folder,
  async list(prefix) {
    const found = new Map<string, StoredThing>();
    for (const file of await listFiles(path.join(folder, prefix))) {
      const { size, mtimeMs } = await stat(file);
      found.set(path.relative(folder, file).split(path.sep).join('/'), { size, modified: mtimeMs });
    }
    return found;
  },
  async read(key) {
    const file = path.join(folder, key);
    await stat(file);
    return createReadStream(file);
  },
  async put(key, file) {
    const target = path.join(folder, key);
    const draft = `${target}.part`;
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    try {
      await copyFile(file, draft);
      await settle(draft);
      await rename(draft, target);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  },
  remove: (key) => rm(path.join(folder, key), { force: true }),
});
