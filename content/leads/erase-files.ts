import { rm } from 'node:fs/promises';
import pLimit from 'p-limit';
import type { CollectionAfterDeleteHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { afterCommit } from '../database/after-commit.ts';
import { getMailFolder } from '../deployment/own-folders.ts';
import { toLoggableError } from '../logging/loggable-error.ts';
import { publicError } from '../requests/refuse.ts';
import { getResumeStorage } from '../resumes/open-resume-storage.ts';
import { ResumesLost } from '../resumes/resume-storage.ts';
import { listMailFiles } from './lead-mails.ts';

/** The sweep erases thousands at once; each asks the storage twice. */
const atOnce = pLimit(10);

const getResume = async (req: PayloadRequest, id: number | string): Promise<string | null> => {
  const lead = await req.payload.db.findOne<{ id: number; resumeFile?: string | null }>({
    collection: 'leads',
    where: { id: { equals: id } },
    req,
  });
  return lead?.resumeFile ?? null;
};

/**
 * Erases no lead whose resume cannot be erased just now: on SQLite nothing would bring the row back.
 * @throws {APIError} 503 with a sentence for staff.
 */
export const refuseWhileResumesAreLost: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const name = await getResume(req, id);
  if (!name) return;
  try {
    await atOnce(async () => (await getResumeStorage()).find(name));
  } catch (error) {
    if (!(error instanceof ResumesLost)) throw error;
    throw publicError(
      503,
      'The storage of resumes does not answer just now, so nothing was erased. Please try again in a few minutes.',
    );
  }
};

/**
 * Erasing a lead erases the resume and the mails that are kept as files, once it is erased for good: one of many that cannot be erased
 * brings all of them back on PostgreSQL. A file that cannot be erased then belongs to no lead any more and is erased by the sweep.
 */
export const eraseFilesOfLead: CollectionAfterDeleteHook = async ({ doc, id, req }) => {
  const erase = async () => {
    const mails = listMailFiles(getMailFolder(), Number(id));
    await Promise.all(mails.map((file) => rm(file, { force: true })));
    const { resumeFile } = doc;
    if (resumeFile) await atOnce(async () => (await getResumeStorage()).remove(resumeFile));
  };
  await afterCommit(req, () =>
    erase().catch((error: unknown) => {
      const details = { lead: id, problem: toLoggableError(error) };
      req.payload.logger.error(details, 'files of an erased lead are left to the sweep');
    }),
  );
  return doc;
};
