import { createHash } from 'node:crypto';
import type { Environment } from '@ev-site/content/deployment/environment.ts';
import { findByKey } from '@ev-site/content/leads/lead-key.ts';
import type { Log } from '@ev-site/content/logging/log.ts';
import { toLoggableError } from '@ev-site/content/logging/loggable-error.ts';
import { cutText, toLine } from '@ev-site/contract/forms/plain-text.ts';
import type { Payload } from 'payload';
import { toNetwork } from '../../traffic/network.ts';
import type { RowDetails } from '../insert-lead.ts';
import type { LeadForm, LeadOutcome } from '../lead-form.ts';
import { checkResume } from './check-resume.ts';
import { removeResume, saveResume } from './resume-store.ts';
import { openVirusScan } from './virus-scan.ts';

interface Options {
  payload: Payload;
  environment: Environment;
  log: Pick<Log, 'error' | 'warn' | 'info'>;
}

interface Application {
  resume: NonNullable<LeadForm['resume']>;
  /** Network address of the sender. */
  address: string;
  leadKey: string;
  /** Inserts the row, with the facts about the file. */
  insert(resume: NonNullable<RowDetails['resume']>): Promise<LeadOutcome>;
}

/** Hash to compare two files; empty without a file. */
export const hashResume = ({ resume }: LeadForm): string =>
  resume ? createHash('sha256').update(resume.bytes).digest('hex') : '';

/** Name of the file, by which staff recognise it: one harmless line, at most 80 characters. */
const toResumeName = (name: string): string =>
  cutText(toLine(name).replace(/[\\/:*?"<>|]/g, ' '), 80) || 'resume.pdf';

/**
 * Creates the command that stores a resume and its row: the file is inspected and saved first, and removed when no row
 * was stored.
 */
export const createInsertWithResume = ({ payload, environment, log }: Options) => {
  const scanForViruses = openVirusScan(environment.CLAMAV_URL, log);

  const dropResume = (file: string): Promise<void> =>
    removeResume(environment, file).catch((error: unknown) =>
      log.warn({ problem: toLoggableError(error) }, 'a resume without a lead is left to the sweep'),
    );

  return async ({ resume: { bytes, name }, address, leadKey, insert }: Application): Promise<LeadOutcome> => {
    const checked = await checkResume(environment, bytes, toNetwork(address), scanForViruses);
    if ('code' in checked) return { outcome: 'refused', codes: { resume: [checked.code] } };
    const file = await saveResume(environment, bytes);
    try {
      const outcome = await insert({
        file,
        name: toResumeName(name),
        bytes: bytes.length,
        scan: checked.scan,
      });
      if (outcome.outcome !== 'saved') await dropResume(file);
      return outcome;
    } catch (error) {
      // A database that goes down may have stored the row without confirming it. So the file is removed only when the
      // stored row names another file. A file that belongs to no lead is swept later.
      const kept = await findByKey(payload, leadKey).catch(() => undefined);
      if (kept && kept.resumeFile !== file) await dropResume(file);
      throw error;
    }
  };
};
