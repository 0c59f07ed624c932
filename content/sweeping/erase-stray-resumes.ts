import { day } from '@ev-site/contract/spans-of-time.ts';
import type { Payload } from 'payload';
import { environmentOf } from '../deployment/environment-of.ts';
import type { Lead } from '../payload-types.ts';
import { getResumeStorage } from '../resumes/open-resume-storage.ts';
import type { KeptResume } from '../resumes/resume-storage.ts';

/** Names of resumes that are looked for by one statement. */
const atOnce = 500;

/** Where more than these have no lead, and they are the greater part, it is another database. */
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

/** When the first lead came that is still here. */
const findFirstLead = async (payload: Payload): Promise<number> => {
  const { docs } = await payload.db.find<Lead>({
    collection: 'leads',
    sort: 'createdAt',
    select: { createdAt: true },
    pagination: false,
    limit: 1,
  });
  return docs[0] ? Date.parse(docs[0].createdAt) : Number.POSITIVE_INFINITY;
};

/** Whether the database is another than the one of these resumes, as where a setting was lost: a new one has no lead from before them. */
const isAnother = async (payload: Payload, old: readonly KeptResume[], strays: readonly KeptResume[]) => {
  if (strays.length > mostStrays && strays.length * 2 > old.length) return true;
  if (strays.length > 1 && strays.length === old.length) return true;
  const first = await findFirstLead(payload);
  return strays.some(({ changedAt }) => changedAt < first);
};

/**
 * Erases resumes of no lead. One is written before its row: without a row after a day it belongs to a lead that was never taken.
 * @param isRightDatabase whether a person says that it is the database of these resumes
 * @returns how many were erased.
 * @throws {Error} and erases none beside a database that seems to be another.
 */
export const eraseStrayResumes = async (
  payload: Payload,
  now: number,
  stopped?: AbortSignal,
  isRightDatabase = false,
): Promise<number> => {
  const storage = await getResumeStorage(environmentOf(payload));
  const old: KeptResume[] = [];
  for await (const resume of storage.list()) if (now - resume.changedAt >= day) old.push(resume);
  const strays: KeptResume[] = [];
  for (let start = 0; start < old.length; start += atOnce) {
    const some = old.slice(start, start + atOnce);
    const owned = await listOwned(
      payload,
      some.map(({ name }) => name),
    );
    strays.push(...some.filter(({ name }) => !owned.has(name)));
  }
  if (!isRightDatabase && strays.length > 0 && (await isAnother(payload, old, strays)))
    throw new Error(
      `${strays.length} of ${old.length} resumes belong to no lead of this database; none of them was erased.`,
    );
  let erased = 0;
  for (const { name } of strays) {
    if (stopped?.aborted) return erased;
    await storage.remove(name);
    erased += 1;
  }
  return erased;
};
