import { ownDataLinkDays } from '@ev-site/contract/privacy-request.ts';
import { day, month } from '@ev-site/contract/spans-of-time.ts';
import type { Payload } from 'payload';
import { sql } from '../database/statement.ts';
import { eraseOldMails } from '../mail/erase-old-mails.ts';
import { settledStates } from './request-fields.ts';
import { settleWhere } from './settle-request.ts';

const requestMail = /^privacy-request-\d+\.eml(\.part)?$/;

/**
 * SQL condition: the request is done, because the person has seen the data or done something on the page, which the
 * outcome says. Erasing settles a request by itself, so nothing was erased for a request that waits here.
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
