import { createHash } from 'node:crypto';
import { day, hour, minute } from '@ev-site/contract/spans-of-time.ts';
import type { Payload } from 'payload';
import { findAccountById } from '../../accounts/find-account.ts';
import { getSqlDatabase } from '../../database/sql.ts';
import { joinSql, sql } from '../../database/statement.ts';
import { processAll } from '../../database/take-waiting.ts';
import type { Log } from '../../logging/log.ts';
import { toLoggableError } from '../../logging/loggable-error.ts';
import { isMailRejected } from '../../mail/mailer.ts';
import { mailPlain } from '../../mail/send-notice.ts';
import type { Lead, Staff } from '../../payload-types.ts';
import { isAway } from '../routing/is-away.ts';
import { toReminder } from './next-step.ts';
import { listLeads, listStandIns, mayOpen, type NamedLead } from './tell-owner.ts';

/** After this time (ms) a reminder that was taken by a process but not sent is taken again. */
const lease = 5 * minute;

/**
 * A reminder that every mailbox has refused is tried again after this time (ms), for a day: a mail server may refuse
 * everything for a while.
 */
const refusedLease = hour;

interface DueLead extends NamedLead {
  /** When its reminder was first due (ms); 0 if no step is planned any more. */
  since: number;
}

interface Due {
  /** Null for leads that nobody owns. */
  owner: number | null;
  leads: DueLead[];
  /** When the lease on them ends, as an ISO date and time. */
  until: string;
}

/**
 * Takes all due steps of one owner. It is one statement, so of many processes that ask at once only one gets each step.
 */
const takeDue = async (payload: Payload, now: number): Promise<Due | null> => {
  const database = await getSqlDatabase(payload);
  const due = sql`remind_at <= ${new Date(now).toISOString()} AND deleted_at IS NULL`;
  const [waiting] = await database.rows(
    sql`SELECT owner_id FROM leads WHERE ${due} ORDER BY remind_at LIMIT 1`,
  );
  if (!waiting) return null;
  const owner = waiting.owner_id === null ? null : Number(waiting.owner_id);
  const ofOwner = owner === null ? sql`owner_id IS NULL` : sql`owner_id = ${owner}`;
  const until = new Date(now + lease).toISOString();
  const taken = await database.rows(
    sql`UPDATE leads SET remind_at = ${until} WHERE ${due} AND ${ofOwner} RETURNING id, kind, next_step_on`,
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

/**
 * Ends the lease on reminders. A step that was moved meanwhile has a new reminder, which stays.
 * @param again when to try again; null if there is nothing more to try
 */
const settle = async (
  payload: Payload,
  { until }: Due,
  leads: readonly DueLead[],
  again: number | null,
): Promise<void> => {
  if (leads.length === 0) return;
  const { run } = await getSqlDatabase(payload);
  const remindAt = again === null ? null : new Date(again).toISOString();
  await run(
    sql`UPDATE leads SET remind_at = ${remindAt} WHERE remind_at = ${until} AND id IN (${joinSql(leads.map(({ id }) => id))})`,
  );
};

/** The reader of a mail; `who` begins a sentence: “You have”. */
interface Reader {
  email: string;
  name: string;
  who: string;
}

/**
 * The same id for the same steps to the same mailbox: a mail that was sent, but not recorded as sent, is sent again
 * under its old id.
 */
const toMessageId = (email: string, leads: readonly DueLead[]): string => {
  const steps = leads.map(({ id, since }) => [id, since]).toSorted(([a = 0], [b = 0]) => a - b);
  return createHash('sha256')
    .update(JSON.stringify([email, steps]))
    .digest('hex')
    .slice(0, 32);
};

/** @returns whether the mailbox accepted the mail. */
const write = async (
  payload: Payload,
  { owner, leads }: Due,
  { email, name, who }: Reader,
): Promise<boolean> => {
  const greeting = ['Good morning', name].filter(Boolean).join(' ');
  const hint = owner === null ? '\nThese leads have no owner now. Please choose one.\n' : '';
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
  /** Null if the owner does not get a mail about these. */
  reader: Staff | null;
}

/** Separates the leads that the owner may open from those about which others are told in his place. */
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

/**
 * Sends the reminder of these steps and ends their lease.
 * @returns whether a mail was sent.
 */
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
 * Reminds owners of the steps whose morning has come, in one mail for each owner, however many processes ask. If an
 * owner is on leave, has left, may no longer open the lead, or has a mailbox that refuses mail, his superior gets the
 * mail. If there is no superior, or his mailbox refuses the mail too, it goes to the address for late leads, which
 * also gets the steps of leads that nobody owns any more. An owner on leave gets it after all if none of these takes
 * it. A mail that could not be sent is tried again after five minutes, perhaps by another process; a mail that all of
 * them refused is tried each hour for a day.
 * @param stopped aborted when no further mail should begin
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
  await processAll(() => takeDue(payload, now()), remindOwner, stopped);
  return sent;
};
