import { createHash } from 'node:crypto';
import { arrayBuffer } from 'node:stream/consumers';
import pLimit from 'p-limit';
import type { KeptResume, ResumeStorage } from './resume-storage.ts';

/**
 * How many are moved in parallel, because each waits three times for the bucket. All of these are in memory at once.
 */
const sideBySide = 8;

/** The result of moving resumes. */
interface MovedResumes {
  moved: number;
  bytes: number;
  /** Names of resumes that exist in the target with other bytes. They stay in the source. */
  different: string[];
}

const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const readBytes = async (storage: ResumeStorage, name: string): Promise<Uint8Array | null> => {
  const open = await storage.read(name);
  return open && new Uint8Array(await arrayBuffer(open.stream));
};

/** @returns whether the target has the same bytes now, by reading them back. */
const copy = async (target: ResumeStorage, { name }: KeptResume, bytes: Uint8Array): Promise<boolean> => {
  const there = await target.find(name);
  if (!there) await target.save(name, bytes);
  const kept = await readBytes(target, name);
  return kept !== null && kept.length === bytes.length && hash(kept) === hash(bytes);
};

/**
 * Moves resumes from one storage to another. Each is removed from the source only after the target has returned it with
 * the same size and hash, so the move may be interrupted at any time, and repeated.
 * @param isRehearsal true: counts the resumes and changes nothing
 * @throws {ResumesLost} if a storage does not answer.
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
      // It was erased meanwhile.
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
