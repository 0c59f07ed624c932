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
 * brings all of them back on PostgreSQL. A resume that cannot be erased then belongs to no lead any more and is erased by the sweep; a
 * mail, which is a file only where no mail server is set, is left to whoever reads the log.
 */
export const eraseFilesOfLead: CollectionAfterDeleteHook = async ({ doc, id, req }) => {
  const eraseMails = async () =>
    Promise.all(listMailFiles(getMailFolder(), Number(id)).map((file) => rm(file, { force: true })));
  const eraseResume = async () => {
    const { resumeFile } = doc;
    if (resumeFile) await atOnce(async () => (await getResumeStorage()).remove(resumeFile));
  };
  const tell = (said: string) => (error: unknown) =>
    req.payload.logger.error({ lead: id, problem: toLoggableError(error) }, said);
  await afterCommit(req, () =>
    Promise.all([
      eraseMails().catch(tell('mails of an erased lead could not be erased')),
      eraseResume().catch(tell('the resume of an erased lead is left to the sweep')),
    ]),
  );
  return doc;
};
