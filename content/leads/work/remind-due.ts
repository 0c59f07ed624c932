import type { Payload } from 'payload';
import { getSqlDatabase } from '../../database/sql.ts';
import { toLoggableError } from '../../loggable-error.ts';
import type { Lead } from '../../payload-types.ts';
import { minute } from '../../spans-of-time.ts';
import { findOwner, findStandIn, listLeads, type NamedLead } from './tell-owner.ts';

/** After this time a reminder that was taken and not sent is taken again (ms). */
const lease = 5 * minute;

interface Due {
  /** Null of leads that are nobody's. */
  owner: number | null;
  leads: NamedLead[];
  /** Until when they are taken, as an ISO date and time. */
  until: string;
}

/** Takes the steps of one owner that are due. One statement, so of many processes that ask at once one gets each. */
const takeDue = async (payload: Payload, now: number): Promise<Due | null> => {
  const database = await getSqlDatabase(payload);
  const due = `remind_at <= '${new Date(now).toISOString()}' AND deleted_at IS NULL`;
  const [waiting] = await database.rows(`SELECT owner_id FROM leads WHERE ${due} ORDER BY remind_at LIMIT 1`);
  if (!waiting) return null;
  const owner = waiting.owner_id === null ? null : Number(waiting.owner_id);
  const ofOwner = owner === null ? 'owner_id IS NULL' : `owner_id = ${owner}`;
  const until = new Date(now + lease).toISOString();
  const taken = await database.rows(
    `UPDATE leads SET remind_at = '${until}' WHERE ${due} AND ${ofOwner} RETURNING id, kind`,
  );
  return {
    owner,
    until,
    leads: taken.map(({ id, kind }) => ({ id: Number(id), kind: kind as Lead['kind'] })),
  };
};

const settle = async (payload: Payload, { leads, until }: Due): Promise<void> => {
  const { run } = await getSqlDatabase(payload);
  // A step that was moved meanwhile has a reminder of its own.
  await run(
    `UPDATE leads SET remind_at = NULL WHERE remind_at = '${until}' AND id IN (${leads.map(({ id }) => id).join(', ')})`,
  );
};

/** @returns whether there was somebody to write to. */
const remind = async (payload: Payload, { owner: id, leads }: Due): Promise<boolean> => {
  const owner = id === null ? null : await findOwner(payload, id);
  const standIn = owner ? null : await findStandIn(payload, id);
  const reader = owner ?? standIn;
  if (!reader) return false;
  const greeting = ['Good morning', reader.name].filter(Boolean).join(' ');
  const who = standIn ? `${standIn.of} had` : 'you have';
  const hint = id === null ? '\nNobody’s now: please choose an owner.\n' : '';
  await payload.sendEmail({
    to: reader.email,
    subject: leads.length === 1 ? 'One next step is due' : `${leads.length} next steps are due`,
    html: `${greeting},\n\n${who} planned a next step for:\n\n${listLeads(payload, leads)}\n${hint}`,
  });
  return true;
};

/**
 * Reminds owners of the steps whose morning has come, each owner in one mail, however many processes ask; in place of who has left
 * the superior, or whoever is told of late leads, who is also told of what is nobody's any more. What could not be sent is tried
 * again after five minutes, also by another process.
 * @returns how many mails were sent.
 */
export const remindDue = async (
  payload: Payload,
  log: { error(details: object, message: string): void },
  now: () => number = Date.now,
): Promise<number> => {
  let sent = 0;
  for (let due = await takeDue(payload, now()); due; due = await takeDue(payload, now())) {
    // Another process was first.
    if (due.leads.length === 0) continue;
    try {
      const isSent = await remind(payload, due);
      await settle(payload, due);
      if (isSent) sent += 1;
      else log.error({ owner: due.owner }, 'a reminder has nobody to go to');
    } catch (error) {
      log.error({ problem: toLoggableError(error) }, 'a reminder could not be mailed');
    }
  }
  return sent;
};
