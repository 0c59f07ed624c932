import type { Payload } from 'payload';
import { getSqlDatabase } from '../database/sql.ts';
import { type Sql, sql } from '../database/statement.ts';
import { toChangeBy } from '../keeping/last-change.ts';
import type { PrivacyRequest } from '../payload-types.ts';

const website = 'The website';

/** The part of a statement that warns a colleague who has the request open, as `changeRequest` below does. */
export const stampWebsite = (): Sql => {
  const { by, at } = toChangeBy(website);
  return sql`last_change_staff_id = NULL, last_change_by = ${by ?? null}, last_change_at = ${at ?? null}, updated_at = ${at ?? null}`;
};

/**
 * Changes a request for the programs, without the rules for staff. A colleague who has the request open is warned if it
 * is one that staff may change.
 */
export const changeRequest = async (
  payload: Payload,
  id: number,
  data: Partial<PrivacyRequest>,
): Promise<void> => {
  const isStaffs = 'state' in data || 'outcome' in data;
  await payload.db.updateOne({
    collection: 'privacy-requests',
    id,
    data: isStaffs ? { ...data, lastChange: toChangeBy(website) } : data,
    returning: false,
  });
};

/** The longest outcome, in letters: that of a colleague, and with the sentences that the website adds. */
export const mostOutcomeLetters = 1500;

/**
 * Adds a sentence to the outcome of a request, once, if there is room. It is one statement, so that what a colleague
 * writes at the same moment is kept.
 */
export const addOutcome = async (payload: Payload, id: number, sentence: string): Promise<void> => {
  const before = sql`COALESCE(outcome, '')`;
  const { run } = await getSqlDatabase(payload);
  await run(
    sql`UPDATE privacy_requests SET outcome = SUBSTR(TRIM(${before} || ' ' || ${sentence}), 1, ${mostOutcomeLetters}), ${stampWebsite()}
     WHERE id = ${id} AND REPLACE(${before}, ${sentence}, '') = ${before}`,
  );
};

/**
 * Changes a request that still waits for its mail. If its link was pressed meanwhile, or a colleague has it, it stays
 * as it is.
 */
const changeReceived = async (payload: Payload, id: number, set: Sql): Promise<void> => {
  const { run } = await getSqlDatabase(payload);
  await run(
    sql`UPDATE privacy_requests SET ${set}, next_attempt_at = NULL, ${stampWebsite()} WHERE id = ${id} AND state = 'received'`,
  );
};

/** Notes that the link of a request was mailed. */
export const noteMailed = (payload: Payload, id: number, state: 'mailed' | 'open'): Promise<void> =>
  changeReceived(payload, id, sql`state = ${state}`);

/**
 * Leaves a request that waits for its mail to a colleague. For a request by phone, this also ends a link that an
 * earlier try may have delivered: such a request keeps an address only if a link was surely mailed to it.
 */
export const leaveOpen = (
  payload: Payload,
  { id, phone }: Pick<PrivacyRequest, 'id' | 'phone'>,
  about: PrivacyRequest['about'],
): Promise<void> => {
  const ended = phone ? sql`, email = NULL, key_hash = NULL, key_until = NULL` : sql``;
  return changeReceived(payload, id, sql`state = 'open', about = ${about ?? null}${ended}`);
};
