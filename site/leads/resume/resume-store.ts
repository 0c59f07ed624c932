import { randomBytes } from 'node:crypto';
import { getResumeStorage } from '@ev-site/content/resumes/open-resume-storage.ts';
import { QueueFull } from '../../traffic/fair-queue.ts';
import { writeWithinSpace } from './resume-space.ts';

/** Resumes on their way to the storage at once: one that hangs must not fill the memory with them. */
const mostInHand = 16;
let inHand = 0;

/**
 * Stores a resume under a random name that says nothing, outside everything that is served.
 * It is kept for good when this returns.
 * @returns the name.
 * @throws {ResumesFull} when resumes have no room left; then nothing was written.
 * @throws {ResumesLost} when the storage does not answer; what it may have written all the same is swept.
 * @throws {QueueFull} when too many are on their way.
 */
export const saveResume = async (bytes: Uint8Array): Promise<string> => {
  if (inHand >= mostInHand) throw new QueueFull();
  inHand += 1;
  try {
    const storage = await getResumeStorage();
    const name = randomBytes(16).toString('hex');
    await writeWithinSpace(bytes.length, () => storage.save(name, bytes));
    return name;
  } finally {
    inHand -= 1;
  }
};

/** Removes a resume whose lead was not stored. */
export const removeResume = async (name: string): Promise<void> => (await getResumeStorage()).remove(name);
