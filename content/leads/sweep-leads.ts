import type { Payload } from 'payload';
import { sweepAudit } from '../audit/sweep-audit.ts';
import { eraseOverdue, sweepTrash } from '../keeping/sweep-trash.ts';
import { eraseOldStudioMails } from '../mail/erase-studio-mails.ts';
import type { Lead } from '../payload-types.ts';
import { hideLeftFiles } from '../pictures/hide-trashed.ts';
import { sweepRequests } from '../privacy/sweep-requests.ts';
import { wipeFreedPages } from '../privacy/wipe-freed-pages.ts';
import { getResumeStorage } from '../resumes/open-resume-storage.ts';
import { day, month } from '../spans-of-time.ts';
import { getMailFolder } from './folders.ts';
import { eraseStrayRoutes } from './routing/end-routes.ts';
import { sweepEvents } from './webhook/note-event.ts';
import { eraseStrayLogs } from './work/lead-log.ts';

/** How long leads are kept, and what staff did with them and all else, in months. */
export interface Retention {
  enquiryMonths: number;
  applicationMonths: number;
  auditMonths: number;
}

const eraseOlder = (payload: Payload, kinds: 'enquiries' | 'applications', before: Date): Promise<number> =>
  eraseOverdue(payload, 'leads', {
    and: [
      { kind: kinds === 'applications' ? { equals: 'application' } : { not_equals: 'application' } },
      { createdAt: { less_than: before.toISOString() } },
    ],
  });

/** Names of resumes that are looked for by one statement. */
const resumesAtOnce = 500;

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

/** A resume is written before its row: one without a row after a day belongs to a lead that was never taken. */
const eraseStrayResumes = async (payload: Payload, now: number): Promise<number> => {
  const storage = await getResumeStorage();
  const old: string[] = [];
  for await (const { name, changedAt } of storage.list()) if (now - changedAt >= day) old.push(name);
  let erased = 0;
  for (let start = 0; start < old.length; start += resumesAtOnce) {
    const names = old.slice(start, start + resumesAtOnce);
    const owned = await listOwned(payload, names);
    for (const name of names.filter((one) => !owned.has(one))) {
      await storage.remove(name);
      erased += 1;
    }
  }
  return erased;
};

/**
 * Erases leads that are older than they may be kept, resumes and logs that belong to none, human checks that ran out, old
 * lines of the audit log, privacy requests that are settled, what has lain in the trash for 30 days, and the studio's own
 * mails where they are kept as files.
 * @returns how many leads, other documents of the trash and files were erased.
 */
export const sweepLeads = async (
  payload: Payload,
  { enquiryMonths, applicationMonths, auditMonths }: Retention,
  now = Date.now(),
): Promise<{ leads: number; trash: number; files: number }> => {
  const enquiries = await eraseOlder(payload, 'enquiries', new Date(now - enquiryMonths * month));
  const applications = await eraseOlder(payload, 'applications', new Date(now - applicationMonths * month));
  await eraseOverdue(payload, 'spent-checks', { expiresAt: { less_than: new Date(now).toISOString() } });
  await eraseStrayLogs(payload);
  await eraseStrayRoutes(payload);
  await sweepEvents(payload, now);
  await sweepAudit(payload, auditMonths, now);
  const trash = await sweepTrash(payload, now);
  const mails =
    (await eraseOldStudioMails(getMailFolder(), now)) +
    (await sweepRequests(payload, getMailFolder(), auditMonths, now));
  await wipeFreedPages(payload);
  // Last, because they fail while the storage is away.
  const resumes = await eraseStrayResumes(payload, now);
  await hideLeftFiles(payload);
  return { leads: enquiries + applications, trash, files: resumes + mails };
};
