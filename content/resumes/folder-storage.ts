import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import {
  checkResumeName,
  isResumeName,
  type KeptResume,
  type ResumeStorage,
  ResumesFull,
} from './resume-storage.ts';

const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

const statOrNull = (file: string) => stat(file).catch(() => null);

/** Resumes as files of this machine, for its owner alone. @param folder made with the first of them */
export const openFolderStorage = (folder: string): ResumeStorage => {
  const toFile = (name: string): string => path.join(folder, checkResumeName(name));
  // Beside the folder: in it, it would count as a resume that belongs to nobody.
  const warning = path.join(path.dirname(folder), 'resumes-warned');
  const find = async (name: string): Promise<KeptResume | null> => {
    const found = await statOrNull(toFile(name));
    return found && { name, bytes: found.size, changedAt: found.mtimeMs };
  };
  return {
    place: folder,
    async save(name, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const target = toFile(name);
      try {
        const file = await open(target, 'wx', 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
      } catch (error) {
        await rm(target, { force: true });
        throw isDiskFull(error) ? new ResumesFull() : error;
      }
    },
    find,
    async read(name) {
      const found = await find(name);
      if (!found) return null;
      const stream = Readable.toWeb(createReadStream(toFile(name))) as ReadableStream<Uint8Array>;
      return { bytes: found.bytes, stream };
    },
    async *list() {
      for (const name of (await readdir(folder).catch(() => [])).filter(isResumeName)) {
        const found = await find(name);
        if (found) yield found;
      }
    },
    remove: (name) => rm(toFile(name), { force: true }),
    warning: {
      getTime: async () => (await statOrNull(warning))?.mtimeMs ?? null,
      set: () => writeFile(warning, '', { mode: 0o600 }),
      remove: () => rm(warning, { force: true }),
    },
  };
};
