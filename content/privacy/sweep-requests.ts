import { ownDataLinkDays } from '@ev-site/contract/privacy-request.ts';
import type { Payload } from 'payload';
import { sql } from '../database/statement.ts';
import { eraseOldMails } from '../mail/erase-old-mails.ts';
import { day, month } from '../time/spans-of-time.ts';
import { settledStates } from './request-fields.ts';
import { settleWhere } from './settle-request.ts';

const requestMail = /^privacy-request-\d+\.eml(\.part)?$/;

/**
 * The person has done what the request was for: has seen the data, or done something on their page, which the outcome
 * says. Erasing settles a request itself, so of one that waits here nothing was erased. As a condition in SQL.
 */
const doneSql = sql`state = 'opened' AND (kind = 'see' OR COALESCE(outcome, '') <> '')`;

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
  const overSql = sql`key_until < ${new Date(now).toISOString()}`;
  await settleWhere(payload, 'done', sql`${doneSql} AND ${overSql}`);
  await settleWhere(payload, 'lapsed', sql`state IN ('mailed', 'opened') AND ${overSql}`);
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
