import { randomBytes } from 'node:crypto';
import type { Environment } from '@ev-site/content/deployment/environment.ts';
import { getResumeStorage } from '@ev-site/content/resumes/open-resume-storage.ts';
import { QueueFull } from '../../traffic/fair-queue.ts';
import { writeWithinSpace } from './resume-space.ts';

/** Most resumes that may be written to the storage at once: when the storage hangs, they must not fill the memory. */
const mostInHand = 16;
let inHand = 0;

/**
 * Stores a resume under a random name that reveals nothing, outside all files that are served. It is stored durably
 * when this returns.
 * @returns the name.
 * @throws {ResumesFull} when resumes have no room left; then nothing was written.
 * @throws {ResumesLost} when the storage does not answer; a file that it may have written all the same is swept.
 * @throws {QueueFull} when too many are being written.
 */
export const saveResume = async (environment: Environment, bytes: Uint8Array): Promise<string> => {
  if (inHand >= mostInHand) throw new QueueFull();
  inHand += 1;
  try {
    const storage = await getResumeStorage(environment);
    const name = randomBytes(16).toString('hex');
    await writeWithinSpace(environment, bytes.length, () => storage.save(name, bytes));
    return name;
  } finally {
    inHand -= 1;
  }
};

/** Removes a resume whose lead was not stored. */
export const removeResume = async (environment: Environment, name: string): Promise<void> =>
  (await getResumeStorage(environment)).remove(name);
