import { randomBytes } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { getResumeFile, getResumeFolder } from '@ev-site/content/leads/folders.ts';
import pLimit from 'p-limit';
import { addToResumeSpace, checkResumeSpace, ResumesFull } from './resume-space.ts';

/** One after another, so that two do not take the same room. */
const inTurn = pLimit(1);

const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

const writeResume = async (bytes: Uint8Array): Promise<string> => {
  await checkResumeSpace(bytes.length);
  const folder = getResumeFolder();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = randomBytes(16).toString('hex');
  const path = getResumeFile(folder, name);
  try {
    const file = await open(path, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
  } catch (error) {
    await rm(path, { force: true });
    throw isDiskFull(error) ? new ResumesFull() : error;
  }
  addToResumeSpace(bytes.length);
  return name;
};

/**
 * Writes a resume under a random name that says nothing, outside everything that is served.
 * It is on the disk for good when this returns.
 * @returns the name.
 * @throws {ResumesFull} when resumes have no room left; then nothing was written.
 */
export const saveResume = (bytes: Uint8Array): Promise<string> => inTurn(() => writeResume(bytes));

/** Removes a resume whose lead was not stored. */
export const removeResume = (name: string): Promise<void> =>
  rm(getResumeFile(getResumeFolder(), name), { force: true });
