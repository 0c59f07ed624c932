import { createHash } from 'node:crypto';
import type { Payload } from 'payload';
import { findAccountById } from '../../accounts/find-account.ts';
import { getSqlDatabase } from '../../database/sql.ts';
import { workOff } from '../../database/take-waiting.ts';
import type { Log } from '../../logging/log.ts';
import { toLoggableError } from '../../logging/loggable-error.ts';
import { isMailRejected } from '../../mail/mailer.ts';
import { mailPlain } from '../../mail/send-notice.ts';
import type { Lead, Staff } from '../../payload-types.ts';
import { day, hour, minute } from '../../time/spans-of-time.ts';
import { isAway } from '../routing/is-away.ts';
import { toReminder } from './next-step.ts';
import { listLeads, listStandIns, mayOpen, type NamedLead } from './tell-owner.ts';

/** After this time a reminder that was taken and not sent is taken again (ms). */
const lease = 5 * minute;

/**
 * What every mailbox has refused is tried again after this time, and for a day: a mail server may refuse all for a
 * while (ms).
 */
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

/** Who is written to; `who` as a sentence begins with it: “You have”. */
interface Reader {
  email: string;
  name: string;
  who: string;
}

/** The same for the same steps to the same mailbox: what was sent, and not noted, is sent again. */
const toMessageId = (email: string, leads: readonly DueLead[]): string => {
  const steps = leads.map(({ id, since }) => [id, since]).toSorted(([a = 0], [b = 0]) => a - b);
  return createHash('sha256')
    .update(JSON.stringify([email, steps]))
    .digest('hex')
    .slice(0, 32);
};

/** @returns whether this mail of his was taken. */
const write = async (
  payload: Payload,
  { owner, leads }: Due,
  { email, name, who }: Reader,
): Promise<boolean> => {
  const greeting = ['Good morning', name].filter(Boolean).join(' ');
  const hint = owner === null ? '\nNobody’s now: please choose an owner.\n' : '';
  try {
    await mailPlain(payload, {
      to: email,
      messageId: toMessageId(email, leads),
      subject: leads.length === 1 ? 'One next step is due' : `${leads.length} next steps are due`,
      text: `${greeting},\n\n${who} planned a next step for:\n\n${listLeads(payload, leads)}\n${hint}`,
    });
    return true;
  } catch (error) {
    if (!isMailRejected(error)) throw error;
    return false;
  }
};

const failures = {
  refused: 'a reminder was refused by every mailbox',
  nobody: 'a reminder has nobody to go to',
};

/** Steps of one owner that go to the same readers. */
interface Part extends Due {
  /** Null where he is not written to about these. */
  reader: Staff | null;
}

/** What the owner may open, and what goes to others in his place. */
const toParts = async (payload: Payload, due: Due): Promise<Part[]> => {
  const person = await findAccountById<Staff>({ payload }, due.owner);
  const byReader = Map.groupBy(due.leads, (lead) => (person && mayOpen(person, lead) ? person : null));
  return [...byReader].map(([reader, leads]) => ({ ...due, reader, leads }));
};

const remind = async (payload: Payload, due: Part, now: Date): Promise<'sent' | 'refused' | 'nobody'> => {
  const { reader } = due;
  const writeToOwner = async () => reader !== null && write(payload, due, { ...reader, who: 'You have' });
  const isOnLeave = reader !== null && isAway(reader, now);
  if (!isOnLeave && (await writeToOwner())) return 'sent';
  const standIns = await listStandIns(payload, due.owner, due.leads, now);
  for (const { of, ...standIn } of standIns)
    if (await write(payload, due, { ...standIn, who: `${of} had` })) return 'sent';
  if (isOnLeave && (await writeToOwner())) return 'sent';
  return reader || standIns.length > 0 ? 'refused' : 'nobody';
};

/** Reminds of these steps, and settles them. @returns whether a mail was sent. */
const work = async (
  payload: Payload,
  part: Part,
  log: Pick<Log, 'error'>,
  now: () => number,
): Promise<boolean> => {
  const outcome = await remind(payload, part, new Date(now()));
  const time = now();
  const goesOn = ({ since }: DueLead) => outcome === 'refused' && time - since < day;
  await settle(payload, part, part.leads.filter(goesOn), time + refusedLease);
  await settle(
    payload,
    part,
    part.leads.filter((lead) => !goesOn(lead)),
    null,
  );
  if (outcome !== 'sent') log.error({ owner: part.owner }, failures[outcome]);
  return outcome === 'sent';
};

/**
 * Reminds owners of the steps whose morning has come, each owner in one mail, however many processes ask. The superior is
 * told in place of an owner who is on leave, has left, may not open the lead any more, or has a mailbox that refuses mail.
 * In the superior's place it is whoever is told of late leads, who is also told of what is nobody's any more. What could
 * not be sent is tried again after five minutes, also by another process; what all of them refused, each hour for a day.
 * @param stopped aborted where no more is to be begun
 * @returns how many mails were sent.
 */
export const remindDue = async (
  payload: Payload,
  log: Pick<Log, 'error'>,
  now: () => number = Date.now,
  stopped?: AbortSignal,
): Promise<number> => {
  let sent = 0;
  const remindOwner = async (due: Due) => {
    // Another process was first.
    if (due.leads.length === 0) return;
    try {
      for (const part of await toParts(payload, due)) if (await work(payload, part, log, now)) sent += 1;
    } catch (error) {
      log.error({ problem: toLoggableError(error) }, 'a reminder could not be mailed');
    }
  };
  await workOff(() => takeDue(payload, now()), remindOwner, stopped);
  return sent;
};
