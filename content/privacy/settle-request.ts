import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, Payload } from 'payload';
import { getSqlDatabase } from '../database/sql.ts';
import { type Sql, sql } from '../database/statement.ts';
import { environmentOf } from '../deployment/environment-of.ts';
import { getMailFolder } from '../deployment/own-folders.ts';
import { fieldError } from '../requests/refuse.ts';
import { changeRequest, stampWebsite } from './change-request.ts';
import { type RequestState, settledStates, withoutKey, withoutPerson } from './request-fields.ts';

const isSettled = (state: unknown): boolean => settledStates.includes(state as RequestState);

/** The fields that a settled request keeps: its kind and its times. */
const toSettled = (id: number, state: RequestState) => ({
  ...withoutPerson,
  // The key was computed from data of the person.
  requestKey: `settled ${id}`,
  state,
  settledAt: new Date().toISOString(),
});

const byStaff: readonly RequestState[] = ['open', 'done', 'refused'];

/** Staff may open a request or settle it. Only programs set the other states, and a settled request stays settled. */
export const refuseOtherStates: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const { state } = data;
  const before = originalDoc?.state;
  if (!req.user || state === undefined || state === before) return data;
  if (byStaff.includes(state) && !isSettled(before)) return data;
  const message = isSettled(before)
    ? 'This request is closed. If the person asks again, a new request comes.'
    : 'Choose “Open”, “Done” or “Refused”; the studio sets the other states by itself.';
  throw fieldError(req, 'privacy-requests', { path: 'state', message });
};

/** A refused request names nobody afterwards, so the reason must be written down now. */
export const refuseWithoutReason: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (!req.user || data.state !== 'refused' || originalDoc?.state === 'refused') return data;
  const outcome = 'outcome' in data ? data.outcome : originalDoc?.outcome;
  if (String(outcome ?? '').trim()) return data;
  const message = 'Write here why you refuse the request, without names.';
  throw fieldError(req, 'privacy-requests', { path: 'outcome', message });
};

/** A request that staff settle keeps nothing that names the person. */
export const settleRequest: CollectionBeforeChangeHook = ({ data, originalDoc }) =>
  isSettled(data.state) && !isSettled(originalDoc?.state)
    ? { ...data, ...toSettled(originalDoc.id, data.state), ...withoutKey }
    : data;

/** Id of the mail about a request, and name of its file if no mail server is set. */
export const toRequestMailName = (id: number): string => `privacy-request-${id}`;

const eraseMail = (payload: Payload, id: number): Promise<void> =>
  rm(path.join(getMailFolder(environmentOf(payload)), `${toRequestMailName(id)}.eml`), { force: true });

/** Deletes the mail of a settled request. */
export const eraseMailsOfRequest: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (isSettled(doc.state)) await eraseMail(req.payload, doc.id);
  return doc;
};

/** What is kept besides the state: a mail that is itself the answer, and the key, with which the person reads the outcome. */
interface Kept {
  mail?: boolean;
  key?: boolean;
}

/** Settles a request for the programs. */
export const markSettled = async (
  payload: Payload,
  id: number,
  state: RequestState,
  kept: Kept = {},
): Promise<void> => {
  const settled = toSettled(id, state);
  await changeRequest(payload, id, kept.key ? settled : { ...settled, ...withoutKey });
  if (!kept.mail) await eraseMail(payload, id);
};

/**
 * Settles all requests that fulfil a condition, by one statement: a request that somebody has just changed stays as it
 * is. Nothing that names the person or opens the request is kept, as in `markSettled`.
 * @param condition in SQL
 */
export const settleWhere = async (payload: Payload, state: RequestState, condition: Sql): Promise<void> => {
  const { rows } = await getSqlDatabase(payload);
  const settled = await rows(
    sql`UPDATE privacy_requests SET state = ${state}, settled_at = ${new Date().toISOString()}, request_key = 'settled ' || id,
       email = NULL, phone = NULL, reference = NULL, next_attempt_at = NULL, key_hash = NULL, key_until = NULL, ${stampWebsite()}
     WHERE ${condition} RETURNING id`,
  );
  for (const { id } of settled) await eraseMail(payload, Number(id));
};
