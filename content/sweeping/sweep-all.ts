import { month } from '@ev-site/contract/spans-of-time.ts';
import type { Payload, Where } from 'payload';
import { type LeadGroup, leadsOf } from '../access/lead-access.ts';
import { sweepAudit } from '../audit/record-audit.ts';
import { wipeFreedPages } from '../database/wipe-freed-pages.ts';
import { environmentOf } from '../deployment/environment-of.ts';
import { getMailFolder } from '../deployment/own-folders.ts';
import { eraseStray } from '../leads/erase-stray.ts';
import { sweepEvents } from '../leads/webhook/note-event.ts';
import { toLoggableError } from '../logging/loggable-error.ts';
import { eraseOldStudioMails } from '../mail/studio-mail.ts';
import { hideLeftFiles } from '../pictures/hide-trashed.ts';
import { eraseOldRecalls } from '../privacy/recalls.ts';
import { sweepRequests } from '../privacy/sweep-requests.ts';
import { eraseAllNoted } from '../resumes/due-erasures.ts';
import { eraseStrayResumes } from './erase-stray-resumes.ts';
import { eraseOverdue, sweepTrash } from './sweep-trash.ts';

/** How long leads are kept, and what staff did with them and all else, in months. */
interface RetentionMonths {
  enquiryMonths: number;
  applicationMonths: number;
  auditMonths: number;
}

interface Sweeping {
  now?: number;
  /** Aborted where no more is to be begun; the next sweep does the rest. */
  stopped?: AbortSignal | undefined;
  /** Whether a person says so: resumes of no lead are erased then, however many they are. */
  isRightDatabase?: boolean;
}

/** The time that is over, and now. */
interface Ages {
  before: Date;
  now: number;
}

/**
 * What came behind a lead that is still young is young: numbers only rise, and the clock by which it looks old was wrong.
 */
const toOlder = async (payload: Payload, { before, now }: Ages): Promise<Where[]> => {
  const young = { greater_than_equal: before.toISOString(), less_than_equal: new Date(now).toISOString() };
  const { docs } = await payload.find({
    collection: 'leads',
    where: { createdAt: young },
    sort: 'id',
    limit: 1,
    pagination: false,
    trash: true,
    depth: 0,
    select: { createdAt: true },
  });
  const isOlder = { createdAt: { less_than: before.toISOString() } };
  return [isOlder, ...docs.map(({ id }) => ({ id: { less_than: id } }))];
};

const eraseOlder = async (
  payload: Payload,
  group: LeadGroup,
  ages: Ages,
  stopped?: AbortSignal,
): Promise<number> => {
  const where = { and: [leadsOf(group), ...(await toOlder(payload, ages))] };
  return eraseOverdue(payload, 'leads', where, stopped);
};

/**
 * Erases leads that are older than they may be kept, resumes and logs that belong to none, human checks that ran out, old
 * lines of the audit log, privacy requests that are settled, what has lain in the trash for 30 days, and the studio's own
 * mails where they are kept as files. A step that fails keeps no other from its turn.
 * @returns how many leads, other documents of the trash and files were erased.
 * @throws {Error} at the end, naming the steps that failed
 */
export const sweepAll = async (
  payload: Payload,
  { enquiryMonths, applicationMonths, auditMonths }: RetentionMonths,
  { now = Date.now(), stopped, isRightDatabase = false }: Sweeping = {},
): Promise<{ leads: number; trash: number; files: number }> => {
  const failed: string[] = [];
  const step = async <Done>(name: string, work: () => Promise<Done>): Promise<Done | 0> => {
    if (stopped?.aborted) return 0;
    try {
      return await work();
    } catch (error) {
      failed.push(name);
      payload.logger.error({ problem: toLoggableError(error) }, `the sweep failed at ${name}`);
      return 0;
    }
  };
  const agesOf = (months: number): Ages => ({ before: new Date(now - months * month), now });
  const isOver = { expiresAt: { less_than: new Date(now).toISOString() } };
  const folder = getMailFolder(environmentOf(payload));
  const enquiries = await step('old enquiries', () =>
    eraseOlder(payload, 'enquiry', agesOf(enquiryMonths), stopped),
  );
  const applications = await step('old applications', () =>
    eraseOlder(payload, 'application', agesOf(applicationMonths), stopped),
  );
  await step('spent human checks', () =>
    payload.db.deleteMany({ collection: 'spent-checks', where: isOver }),
  );
  await step('logs of no lead', () => eraseStray(payload, 'lead_log', stopped));
  await step('routes of no lead', () => eraseStray(payload, 'lead_routes', stopped));
  await step('old deliveries', () => sweepEvents(payload, now));
  await step('the audit log', () => sweepAudit(payload, auditMonths, now));
  const trash = await step('the trash', () => sweepTrash(payload, now, stopped));
  const mails = await step('mails of the studio', () => eraseOldStudioMails(folder, now));
  const recalls = await step('mails about erased leads', () => eraseOldRecalls(folder, now));
  const ofRequests = await step('privacy requests', () => sweepRequests(payload, folder, auditMonths, now));
  await step('freed pages', () => wipeFreedPages(payload));
  const ofErased = await step('resumes of erased leads', () => eraseAllNoted(payload, stopped));
  const resumes = await step('resumes of no lead', () =>
    eraseStrayResumes(payload, now, stopped, isRightDatabase),
  );
  await step('pictures of the trash', () => hideLeftFiles(payload));
  if (failed.length > 0) throw new Error(`The sweep failed at: ${failed.join(', ')}.`);
  return { leads: enquiries + applications, trash, files: ofErased + resumes + mails + recalls + ofRequests };
};
