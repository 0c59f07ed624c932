import { claimTurn } from '@ev-site/content/database/claim-turn.ts';
import type { Environment } from '@ev-site/content/deployment/environment.ts';
import type { Log } from '@ev-site/content/logging/log.ts';
import { toLoggableError } from '@ev-site/content/logging/loggable-error.ts';
import type { Mailer } from '@ev-site/content/mail/mailer.ts';
import { getResumeStorage } from '@ev-site/content/resumes/open-resume-storage.ts';
import { day, minute } from '@ev-site/contract/spans-of-time.ts';
import type { Payload } from 'payload';
import { getMailbox, type ReadCompany } from '../company.ts';
import { getResumeSpace } from './resume-space.ts';

/** Share of the space from which staff are warned, and the shortest time between two warnings. */
const warnFrom = 0.8;
const everyMs = day;

interface WarningOptions {
  environment: Environment;
  mailer: Pick<Mailer, 'send'>;
  getCompany: ReadCompany;
  log: Pick<Log, 'error' | 'warn'>;
}

const toText = (usedMb: number, limitMb: number): string =>
  `The resumes take ${usedMb} MB of the ${limitMb} MB that they may take. When it is full, applications with a resume are refused until there is room.\n\nPlease erase applications in the studio that are no longer needed, or ask your administrator for more room (RESUME_DISK_MB).\n`;

/**
 * Warns staff before the space for resumes is full: one line in the log and one mail to the mailbox of applications, at
 * most once a day. A mail that fails is tried again at the next check.
 */
export const warnOfResumeSpace = async (options: WarningOptions, now = Date.now()): Promise<void> => {
  const { environment, mailer, getCompany, log } = options;
  const { used, limit } = await getResumeSpace(environment);
  if (used < limit * warnFrom) return;
  // The time of the warning is stored, so it survives a restart and counts for all processes.
  const { warning } = await getResumeStorage(environment);
  const warnedAt = await warning.getTime();
  // A warning may lie in the future, if the clock was set back.
  if (warnedAt !== null && Math.abs(now - warnedAt) < everyMs) return;
  const [usedMb, limitMb] = [Math.round(used / 1_000_000), Math.round(limit / 1_000_000)];
  log.warn({ usedMb, limitMb }, 'resumes have little room left');
  try {
    await warning.set();
    const to = getMailbox(await getCompany('en'), 'application');
    if (!to) return;
    await mailer.send({
      name: `resume-space-${now}`,
      to,
      subject: 'Resumes have little room left',
      text: toText(usedMb, limitMb),
    });
  } catch (error) {
    await warning.remove();
    log.error({ problem: toLoggableError(error) }, 'staff could not be told that resumes have little room');
  }
};

/** Checks the space for resumes in one process at a time, so that staff are not warned twice. Never throws. */
export const createSpaceWatch =
  (payload: Payload, options: WarningOptions): (() => Promise<void>) =>
  async () => {
    try {
      if (await claimTurn(payload, 'resume-space', minute)) await warnOfResumeSpace(options);
    } catch (error) {
      options.log.error({ problem: toLoggableError(error) }, 'the room of resumes could not be measured');
    }
  };
