import type { Environment } from '@ev-site/content/deployment/environment.ts';
import { getResumeStorage } from '@ev-site/content/resumes/open-resume-storage.ts';
import { type ResumeStorage, ResumesFull } from '@ev-site/content/resumes/resume-storage.ts';
import { minute } from '@ev-site/contract/spans-of-time.ts';

/** Bytes that resumes use, and may use. */
interface ResumeSpace {
  used: number;
  limit: number;
}

/** How long a count is used. Meanwhile the studio may erase resumes, and other processes and machines may add some. */
const countedForMs = minute;
let counted = { place: '', at: 0, bytes: 0 };
let counting: Promise<void> | undefined;
/** Bytes of the resumes being written. */
let onTheirWay = 0;

const count = async (storage: ResumeStorage, at: number): Promise<void> => {
  let bytes = 0;
  for await (const resume of storage.list()) bytes += resume.bytes;
  counted = { place: storage.place, at, bytes };
};

/** Counts again when that is due; parallel callers share one count. */
const countWhenDue = async (environment: Environment, now: number): Promise<void> => {
  const storage = await getResumeStorage(environment);
  const age = now - counted.at;
  if (counted.place === storage.place && age >= 0 && age < countedForMs) return;
  counting ??= count(storage, now).finally(() => {
    counting = undefined;
  });
  await counting;
};

const getSpace = ({ RESUME_DISK_MB }: Environment): ResumeSpace => ({
  used: counted.bytes + onTheirWay,
  limit: RESUME_DISK_MB * 1_000_000,
});

/**
 * Space that resumes use now, except for changes by others in the last minute.
 * @throws {ResumesLost} when the storage does not answer.
 */
export const getResumeSpace = async (environment: Environment, now = Date.now()): Promise<ResumeSpace> => {
  await countWhenDue(environment, now);
  return getSpace(environment);
};

const refuseWithoutRoom = (environment: Environment, bytes: number): void => {
  const { used, limit } = getSpace(environment);
  if (used + bytes > limit) throw new ResumesFull();
};

/** @throws {ResumesFull} when there is no room for this many bytes. @throws {ResumesLost} as above. */
export const checkResumeSpace = async (environment: Environment, bytes: number): Promise<void> => {
  await countWhenDue(environment, Date.now());
  refuseWithoutRoom(environment, bytes);
};

/**
 * Writes a file of this many bytes when there is room for it; two at once cannot both count on the same free space.
 * @throws {ResumesFull} when there is no room; then nothing was written.
 * @throws {ResumesLost} as above.
 */
export const writeWithinSpace = async (
  environment: Environment,
  bytes: number,
  write: () => Promise<void>,
): Promise<void> => {
  await countWhenDue(environment, Date.now());
  // No `await` from here to the addition, so that no other write can come between.
  refuseWithoutRoom(environment, bytes);
  onTheirWay += bytes;
  try {
    await write();
    counted.bytes += bytes;
  } finally {
    onTheirWay -= bytes;
  }
};
