import type { Payload } from 'payload';
import { getSqlDatabase } from '../../database/sql.ts';
import { toLoggableError } from '../../loggable-error.ts';
import { isRefused } from '../../mail/mailer.ts';
import type { Lead } from '../../payload-types.ts';
import { day, hour, minute } from '../../spans-of-time.ts';
import { toReminder } from './next-step.ts';
import { findOwner, listLeads, listStandIns, type NamedLead } from './tell-owner.ts';

/** After this time a reminder that was taken and not sent is taken again (ms). */
const lease = 5 * minute;

/** What every mailbox has refused is tried again after this time, and for a day: a mail server may refuse all for a while (ms). */
const refusedLease = hour;

interface DueLead extends NamedLead {
  /** When its reminder was due first (ms); 0 where no step is planned any more. */
  since: number;
}

interface Due {
  /** Null of leads that are nobody's. */
  owner: number | null;
  leads: DueLead[];
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
    `UPDATE leads SET remind_at = '${until}' WHERE ${due} AND ${ofOwner} RETURNING id, kind, next_step_on`,
  );
  return {
    owner,
    until,
    leads: taken.map(({ id, kind, next_step_on: stepOn }) => ({
      id: Number(id),
      kind: kind as Lead['kind'],
      since: stepOn ? toReminder(String(stepOn)).getTime() : 0,
    })),
  };
};

/** @param again when it is tried again; null where that is over. A step that was moved meanwhile has a reminder of its own. */
const settle = async (
  payload: Payload,
  { until }: Due,
  leads: readonly DueLead[],
  again: number | null,
): Promise<void> => {
  if (leads.length === 0) return;
  const { run } = await getSqlDatabase(payload);
  const remindAt = again === null ? 'NULL' : `'${new Date(again).toISOString()}'`;
  await run(
    `UPDATE leads SET remind_at = ${remindAt} WHERE remind_at = '${until}' AND id IN (${leads.map(({ id }) => id).join(', ')})`,
  );
};

/** Who is written to; `who` as a sentence has it: “you have”. */
interface Reader {
  email: string;
  name: string;
  who: string;
}

/** @returns whether his mailbox takes mail. */
const write = async (
  payload: Payload,
  { owner, leads }: Due,
  { email, name, who }: Reader,
): Promise<boolean> => {
  const greeting = ['Good morning', name].filter(Boolean).join(' ');
  const hint = owner === null ? '\nNobody’s now: please choose an owner.\n' : '';
  try {
    await payload.sendEmail({
      to: email,
      subject: leads.length === 1 ? 'One next step is due' : `${leads.length} next steps are due`,
      html: `${greeting},\n\n${who} planned a next step for:\n\n${listLeads(payload, leads)}\n${hint}`,
    });
    return true;
  } catch (error) {
    if (!isRefused(error)) throw error;
    return false;
  }
};

const failures = {
  refused: 'a reminder was refused by every mailbox',
  nobody: 'a reminder has nobody to go to',
};

const remind = async (payload: Payload, due: Due): Promise<'sent' | 'refused' | 'nobody'> => {
  const owner = due.owner === null ? null : await findOwner(payload, due.owner);
  if (owner && (await write(payload, due, { ...owner, who: 'you have' }))) return 'sent';
  const standIns = await listStandIns(payload, due.owner);
  for (const { of, ...standIn } of standIns)
    if (await write(payload, due, { ...standIn, who: `${of} had` })) return 'sent';
  return owner || standIns.length > 0 ? 'refused' : 'nobody';
};

/**
 * Reminds owners of the steps whose morning has come, each owner in one mail, however many processes ask; in place of who has left,
 * or whose mailbox refuses mail, the superior, and in his place whoever is told of late leads, who is also told of what is nobody's any
 * more. What could not be sent is tried again after five minutes, also by another process; what all of them refused each hour for a day.
 * @param stopped aborted where no more is to be begun
 * @returns how many mails were sent.
 */
export const remindDue = async (
  payload: Payload,
  log: { error(details: object, message: string): void },
  now: () => number = Date.now,
  stopped?: AbortSignal,
): Promise<number> => {
  let sent = 0;
  while (!stopped?.aborted) {
    const due = await takeDue(payload, now());
    if (!due) break;
    // Another process was first.
    if (due.leads.length === 0) continue;
    try {
      const outcome = await remind(payload, due);
      const time = now();
      const goesOn = ({ since }: DueLead) => outcome === 'refused' && time - since < day;
      await settle(payload, due, due.leads.filter(goesOn), time + refusedLease);
      await settle(
        payload,
        due,
        due.leads.filter((lead) => !goesOn(lead)),
        null,
      );
      if (outcome === 'sent') sent += 1;
      else log.error({ owner: due.owner }, failures[outcome]);
    } catch (error) {
      log.error({ problem: toLoggableError(error) }, 'a reminder could not be mailed');
    }
  }
  return sent;
};
