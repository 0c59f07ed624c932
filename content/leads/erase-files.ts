import { rm } from 'node:fs/promises';
import pLimit from 'p-limit';
import type { CollectionAfterDeleteHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { afterCommit } from '../database/after-commit.ts';
import { environmentOf } from '../deployment/environment-of.ts';
import { getMailFolder } from '../deployment/own-folders.ts';
import { toLoggableError } from '../logging/loggable-error.ts';
import { publicError } from '../requests/refuse.ts';
import { eraseNoted, noteDueErasure } from '../resumes/due-erasures.ts';
import { getResumeStorage } from '../resumes/open-resume-storage.ts';
import { ResumesLost } from '../resumes/resume-storage.ts';
import { listMailFiles } from './lead-mails.ts';

/** The sweep erases thousands of leads at once, and each of them asks the storage twice. */
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
 * Refuses to erase a lead while its resume cannot be erased, because on SQLite nothing would bring the row back; then
 * notes that the resume is to be erased.
 * @throws {APIError} 503 with a sentence for staff.
 */
export const prepareResumeErasure: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const name = await getResume(req, id);
  if (!name) return;
  try {
    await atOnce(async () => (await getResumeStorage(environmentOf(req.payload))).find(name));
  } catch (error) {
    if (!(error instanceof ResumesLost)) throw error;
    throw publicError(
      503,
      'The storage of resumes does not answer just now, so nothing was erased. Please try again in a few minutes.',
    );
  }
  await noteDueErasure(req, name);
};

/**
 * Erases the resume of a lead and the mails kept as files, but only after the lead is erased for good: on PostgreSQL,
 * if one of many leads cannot be erased, all of them come back. If the resume cannot be erased then, the sweep erases it
 * by a note. A mail is a file only where no mail server is set; if it cannot be erased,
 * only the log says so, and a person has to do it.
 */
export const eraseFilesOfLead: CollectionAfterDeleteHook = async ({ doc, id, req }) => {
  const environment = environmentOf(req.payload);
  const eraseMails = async () =>
    Promise.all(
      listMailFiles(getMailFolder(environment), Number(id)).map((file) => rm(file, { force: true })),
    );
  const { resumeFile } = doc;
  const eraseResume = async () => {
    if (resumeFile) await atOnce(() => eraseNoted(req.payload, resumeFile));
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
