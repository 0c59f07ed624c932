import { randomBytes } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { getResumeFile, getResumeFolder } from '@ev-site/content/leads/folders.ts';

/**
 * Writes a resume under a random name that says nothing, outside everything that is served.
 * It is on the disk for good when this returns.
 * @returns the name.
 */
export const saveResume = async (bytes: Uint8Array): Promise<string> => {
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
    throw error;
  }
  return name;
};

/** Removes a resume whose lead was not stored. */
export const removeResume = (name: string): Promise<void> =>
  rm(getResumeFile(getResumeFolder(), name), { force: true });
