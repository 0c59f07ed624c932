import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { ifMissing, isDiskFull, toErrorCode } from '../processes/system-errors.ts';
import {
  checkResumeName,
  isResumeName,
  type KeptResume,
  type ResumeStorage,
  ResumesFull,
  ResumesLost,
} from './resume-storage.ts';

/** @throws {ResumesLost} if the file system fails. */
const orLost = (error: unknown): never => {
  const message = `The folder of resumes cannot be read or written (${toErrorCode(error) || 'no code'}).`;
  throw new ResumesLost(message, { cause: error });
};

const statOrNull = (file: string) => stat(file).catch(ifMissing(null)).catch(orLost);

const write = async (target: string, bytes: Uint8Array): Promise<void> => {
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
    throw error;
  }
};

/**
 * Stores resumes as files on this machine, readable by the owner only.
 * @param folder is created with the first resume
 */
export const openFolderStorage = (folder: string): ResumeStorage => {
  const toFile = (name: string): string => path.join(folder, checkResumeName(name));
  // Beside the folder: inside, it would count as a resume without a lead.
  const warning = path.join(path.dirname(folder), 'resumes-warned');
  const find = async (name: string): Promise<KeptResume | null> => {
    const found = await statOrNull(toFile(name));
    return found && { name, bytes: found.size, changedAt: found.mtimeMs };
  };
  return {
    place: folder,
    async save(name, bytes) {
      const target = toFile(name);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await write(target, bytes);
      } catch (error) {
        if (isDiskFull(error)) throw new ResumesFull();
        orLost(error);
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
      const names = await readdir(folder).catch(ifMissing<string[]>([])).catch(orLost);
      for (const name of names.filter(isResumeName)) {
        const found = await find(name);
        if (found) yield found;
      }
    },
    remove: (name) => rm(toFile(name), { force: true }).catch(orLost),
    warning: {
      getTime: async () => (await statOrNull(warning))?.mtimeMs ?? null,
      set: () => writeFile(warning, '', { mode: 0o600 }).catch(orLost),
      remove: () => rm(warning, { force: true }).catch(orLost),
    },
  };
};
