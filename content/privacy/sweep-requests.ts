import { ownDataLinkDays } from '@ev-site/contract/privacy-request.ts';
import type { Payload } from 'payload';
import { eraseOldMails } from '../mail/erase-old-mails.ts';
import type { PrivacyRequest } from '../payload-types.ts';
import { day, month } from '../time/spans-of-time.ts';
import { settledStates } from './request-fields.ts';
import { markSettled } from './settle-request.ts';

const requestMail = /^privacy-request-\d+\.eml(\.part)?$/;

/**
 * Whether the person has done what the request was for: has seen the data, or done something on their page, which the
 * outcome says. Erasing settles a request itself, so of one that waits here nothing was erased.
 */
const isDone = ({ state, kind, outcome }: PrivacyRequest): boolean =>
  state === 'opened' && (kind === 'see' || Boolean(outcome));

/**
 * Settles requests whose link was never opened, or whose page was opened and left; erases those settled longer ago than the
 * audit log is kept, and mails whose link no longer works.
 * @returns how many files were erased.
 */
export const sweepRequests = async (
  payload: Payload,
  folder: string,
  auditMonths: number,
  now: number,
): Promise<number> => {
  const { docs } = await payload.db.find<PrivacyRequest>({
    collection: 'privacy-requests',
    where: {
      and: [
        { state: { in: ['mailed', 'opened'] } },
        { keyUntil: { less_than: new Date(now).toISOString() } },
      ],
    },
    pagination: false,
    limit: 0,
  });
  for (const request of docs) await markSettled(payload, request.id, isDone(request) ? 'done' : 'lapsed');
  await payload.db.deleteMany({
    collection: 'privacy-requests',
    where: {
      and: [
        { state: { in: [...settledStates] } },
        { settledAt: { less_than: new Date(now - auditMonths * month).toISOString() } },
      ],
    },
  });
  return eraseOldMails(folder, requestMail, ownDataLinkDays * day, now);
};
