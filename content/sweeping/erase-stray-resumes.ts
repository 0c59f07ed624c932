import type { Payload } from 'payload';
import type { Lead } from '../payload-types.ts';
import { getResumeStorage } from '../resumes/open-resume-storage.ts';
import { day } from '../time/spans-of-time.ts';

/** Names of resumes that are looked for by one statement. */
const atOnce = 500;

/** Where more than these have no lead, and they are the greater part, it is the database that is wrong. */
const mostStrays = 10;

/** Which of these resumes belong to a lead, be it in the trash. */
const listOwned = async (payload: Payload, names: string[]): Promise<Set<Lead['resumeFile']>> => {
  const { docs } = await payload.db.find<Lead>({
    collection: 'leads',
    where: { resumeFile: { in: names } },
    select: { resumeFile: true },
    pagination: false,
    limit: 0,
  });
  return new Set(docs.map(({ resumeFile }) => resumeFile));
};

/**
 * Erases resumes of no lead. One is written before its row: without a row after a day it belongs to a lead that was never taken.
 * @param isRightDatabase whether a person says that it is the database of these resumes
 * @returns how many were erased.
 * @throws {Error} and erases none where most belong to no lead: beside an empty or another database that holds for all.
 */
export const eraseStrayResumes = async (
  payload: Payload,
  now: number,
  stopped?: AbortSignal,
  isRightDatabase = false,
): Promise<number> => {
  const storage = await getResumeStorage();
  const old: string[] = [];
  for await (const { name, changedAt } of storage.list()) if (now - changedAt >= day) old.push(name);
  const strays: string[] = [];
  for (let start = 0; start < old.length; start += atOnce) {
    const names = old.slice(start, start + atOnce);
    const owned = await listOwned(payload, names);
    strays.push(...names.filter((name) => !owned.has(name)));
  }
  if (!isRightDatabase && strays.length > mostStrays && strays.length * 2 > old.length)
    throw new Error(
      `${strays.length} of ${old.length} resumes belong to no lead of this database; none of them was erased.`,
    );
  let erased = 0;
  for (const name of strays) {
    if (stopped?.aborted) return erased;
    await storage.remove(name);
    erased += 1;
  }
  return erased;
};
