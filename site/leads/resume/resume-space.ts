import { getEnvironment } from '@ev-site/content/deployment/environment.ts';
import { getResumeStorage } from '@ev-site/content/resumes/open-resume-storage.ts';
import { type ResumeStorage, ResumesFull } from '@ev-site/content/resumes/resume-storage.ts';
import { minute } from '@ev-site/content/time/spans-of-time.ts';

/** Bytes that resumes take, and may take. */
interface ResumeSpace {
  used: number;
  limit: number;
}

/** The studio erases resumes, other processes and machines add some: what was counted holds for so long. */
const countedForMs = minute;
let counted = { place: '', at: 0, bytes: 0 };
let counting: Promise<void> | undefined;
/** Bytes of what is being written. */
let onTheirWay = 0;

const count = async (storage: ResumeStorage, at: number): Promise<void> => {
  let bytes = 0;
  for await (const resume of storage.list()) bytes += resume.bytes;
  counted = { place: storage.place, at, bytes };
};

/** Counts anew where that is due: once, however many ask. */
const countWhenDue = async (now: number): Promise<void> => {
  const storage = await getResumeStorage();
  const age = now - counted.at;
  if (counted.place === storage.place && age >= 0 && age < countedForMs) return;
  counting ??= count(storage, now).finally(() => {
    counting = undefined;
  });
  await counting;
};

const getSpace = (): ResumeSpace => ({
  used: counted.bytes + onTheirWay,
  limit: getEnvironment(process.env).RESUME_DISK_MB * 1_000_000,
});

/**
 * What resumes take now, give or take what others did in the last minute.
 * @throws {ResumesLost} where the storage does not answer.
 */
export const getResumeSpace = async (now = Date.now()): Promise<ResumeSpace> => {
  await countWhenDue(now);
  return getSpace();
};

const refuseWithoutRoom = (bytes: number): void => {
  const { used, limit } = getSpace();
  if (used + bytes > limit) throw new ResumesFull();
};

/** @throws {ResumesFull} where a file of so many bytes has no room. @throws {ResumesLost} as above. */
export const checkResumeSpace = async (bytes: number): Promise<void> => {
  await countWhenDue(Date.now());
  refuseWithoutRoom(bytes);
};

/**
 * Writes a file of so many bytes where it has room; two at once cannot both count on the same free space.
 * @throws {ResumesFull} where it has none; then nothing was written.
 * @throws {ResumesLost} as above.
 */
export const writeWithinSpace = async (bytes: number, write: () => Promise<void>): Promise<void> => {
  await countWhenDue(Date.now());
  // From here to the sum nothing is waited for, so that nobody comes between.
  refuseWithoutRoom(bytes);
  onTheirWay += bytes;
  try {
    await write();
    counted.bytes += bytes;
  } finally {
    onTheirWay -= bytes;
  }
};
