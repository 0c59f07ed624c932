import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { getEnvironment } from '@ev-site/content/environment.ts';
import { getResumeFolder } from '@ev-site/content/leads/folders.ts';

/** The disk given to resumes is used up. */
export class ResumesFull extends Error {}

/** Bytes that resumes take, and may take. */
export interface ResumeSpace {
  used: number;
  limit: number;
}

/** The studio erases resumes, other processes add some: what was counted holds for so long. */
const countedForMs = 60_000;
let counted = { folder: '', at: 0, bytes: 0 };

const countBytes = async (folder: string): Promise<number> => {
  const names = await readdir(folder).catch(() => []);
  let bytes = 0;
  for (const name of names)
    bytes += await stat(path.join(folder, name)).then(
      ({ size }) => size,
      () => 0,
    );
  return bytes;
};

/** What resumes take now, give or take what others did in the last minute. */
export const getResumeSpace = async (now = Date.now()): Promise<ResumeSpace> => {
  const folder = getResumeFolder();
  if (counted.folder !== folder || now - counted.at >= countedForMs || now < counted.at)
    counted = { folder, at: now, bytes: await countBytes(folder) };
  return { used: counted.bytes, limit: getEnvironment(process.env).RESUME_DISK_MB * 1_000_000 };
};

/** @throws {ResumesFull} where a file of so many bytes has no room. */
export const checkResumeSpace = async (bytes: number): Promise<void> => {
  const { used, limit } = await getResumeSpace();
  if (used + bytes > limit) throw new ResumesFull();
};

/** Counts a file that was written. */
export const addToResumeSpace = (bytes: number): void => {
  counted.bytes += bytes;
};
