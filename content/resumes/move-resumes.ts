import { createHash } from 'node:crypto';
import { arrayBuffer } from 'node:stream/consumers';
import pLimit from 'p-limit';
import type { KeptResume, ResumeStorage } from './resume-storage.ts';

/** Side by side, because each waits three times for the bucket; they are held in memory meanwhile. */
const sideBySide = 8;

/** What became of the resumes that were to be moved. */
interface MovedResumes {
  moved: number;
  bytes: number;
  /** Names of those that lie in the target other than they were, and were left where they are. */
  different: string[];
}

const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const readBytes = async (storage: ResumeStorage, name: string): Promise<Uint8Array | null> => {
  const open = await storage.read(name);
  return open && new Uint8Array(await arrayBuffer(open.stream));
};

/** @returns whether the target holds the same bytes now, read back from there. */
const copy = async (target: ResumeStorage, { name }: KeptResume, bytes: Uint8Array): Promise<boolean> => {
  const there = await target.find(name);
  if (!there) await target.save(name, bytes);
  const kept = await readBytes(target, name);
  return kept !== null && kept.length === bytes.length && hash(kept) === hash(bytes);
};

/**
 * Moves resumes from one storage to another. Each is removed from the first only after the other gave it back in the same
 * size and with the same hash, so it may be ended at any moment and repeated.
 * @param isRehearsal true: counts them and changes nothing
 * @throws {ResumesLost} where a storage does not answer.
 */
export const moveResumes = async (
  source: ResumeStorage,
  target: ResumeStorage,
  isRehearsal: boolean,
): Promise<MovedResumes> => {
  const outcome: MovedResumes = { moved: 0, bytes: 0, different: [] };
  const move = async (resume: KeptResume): Promise<void> => {
    if (!isRehearsal) {
      const bytes = await readBytes(source, resume.name);
      // Erased meanwhile.
      if (!bytes) return;
      if (!(await copy(target, resume, bytes))) {
        outcome.different.push(resume.name);
        return;
      }
      await source.remove(resume.name);
    }
    outcome.moved += 1;
    outcome.bytes += resume.bytes;
  };
  const resumes: KeptResume[] = [];
  for await (const resume of source.list()) resumes.push(resume);
  await pLimit(sideBySide).map(resumes, move);
  return outcome;
};
