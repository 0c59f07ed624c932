import { type Sql, sql } from '@ev-site/content/database/statement.ts';
import { notInTrash, processAll, takeNext, updateIfHeld } from '@ev-site/content/database/take-waiting.ts';
import { toRelationId } from '@ev-site/content/documents/relation-id.ts';
import { addWorkingHours, readAnswerTimes } from '@ev-site/content/leads/answer-times.ts';
import { toLeadMailName } from '@ev-site/content/leads/lead-mails.ts';
import { sayLead } from '@ev-site/content/leads/staff-words.ts';
import { writeLeadLog } from '@ev-site/content/leads/work/lead-log.ts';
import { findWithSuperior, listLeads, mayOpen } from '@ev-site/content/leads/work/tell-owner.ts';
import { toLoggableError } from '@ev-site/content/logging/loggable-error.ts';
import { isMailboxRefused, isMailRejected, type Mail } from '@ev-site/content/mail/mailer.ts';
import type { Lead } from '@ev-site/content/payload-types.ts';
import { day, minute } from '@ev-site/contract/spans-of-time.ts';
import { getMailbox } from '../company.ts';
import type { MailWork } from '../mail-work.ts';

/** Length of a lease (ms). One lead is leased at a time, for longer than all its mails can take. */
const taking = { column: 'escalate_at', where: notInTrash, isTerm: true, leaseMs: 5 * minute };

/**
 * Creates the work that reports leads without an answer within their term: once to the owner's superior or a configured
 * mailbox, and to the head after a second term. Survives a restart; when several processes run, one of them reports.
 * The mail names the lead by its number only.
 */
export const createLateWork = ({
  payload,
  mailer,
  getCompany,
  log,
  now = Date.now,
}: MailWork): ((stopped?: AbortSignal) => Promise<void>) => {
  const describe = async (lead: Lead): Promise<{ who: string; superior: string | null }> => {
    const [ownerId, dealerId] = [toRelationId(lead.owner), toRelationId(lead.routedTo)];
    if (ownerId !== null) {
      const { person, superior } = await findWithSuperior(payload, ownerId);
      const standing = person?.deactivated
        ? ', who has left'
        : person && !mayOpen(person, lead)
          ? ', who may not open it any more'
          : '';
      return { who: `Its owner is ${person?.name ?? 'gone'}${standing}.`, superior: superior?.email ?? null };
    }
    if (dealerId === null) return { who: 'It is nobody’s.', superior: null };
    const dealer = await payload.findByID({
      collection: 'dealers',
      id: dealerId,
      locale: 'en',
      depth: 0,
      disableErrors: true,
    });
    return { who: `It is with the dealer ${dealer?.name ?? dealerId}.`, superior: null };
  };

  /**
   * Sends a mail to the first of these addresses that accepts it.
   * @returns whether one did
   * @throws an error of the mail server that concerns more than one mailbox, while such errors are retried
   */
  const sendToFirst = async (
    addresses: readonly (string | null | undefined)[],
    mail: Omit<Mail, 'to'>,
    isTriedAgain: boolean,
  ): Promise<boolean> => {
    let ofServer: unknown;
    for (const to of addresses) {
      if (!to) continue;
      try {
        await mailer.send({ ...mail, to });
        return true;
      } catch (error) {
        if (!isMailRejected(error)) throw error;
        if (!isMailboxRefused(error)) ofServer = error;
        log.error(
          { mail: mail.name, problem: toLoggableError(error) },
          'an address takes no mail of a late lead',
        );
      }
    }
    if (ofServer !== undefined && isTriedAgain) throw ofServer;
    return false;
  };

  const tell = async (lead: Lead, until: string): Promise<void> => {
    const settle = (set: Sql) =>
      updateIfHeld(payload, { table: 'leads', column: taking.column, id: lead.id, until }, set);
    // A lead answered meanwhile needs no report.
    if (lead.answeredAt || lead.status !== 'new') {
      await settle(sql`escalate_at = NULL`);
      return;
    }
    const times = await readAnswerTimes(payload);
    const told = lead.escalations ?? 0;
    const from = new Date(lead.termFrom ?? lead.createdAt);
    const dueAfter = (terms: number) => addWorkingHours(from, times.hours[lead.kind] * terms, times);
    const due = dueAfter(told + 1);
    // The terms were made longer since.
    if (due.getTime() > now()) {
      await settle(sql`answer_by = ${dueAfter(1).toISOString()}, escalate_at = ${due.toISOString()}`);
      return;
    }
    const { who, superior } = await describe(lead);
    const mailbox = lead.routedTo ? getMailbox(await getCompany('en'), lead.kind) : null;
    const mail = {
      name: toLeadMailName(lead.id, told === 0 ? 'late-1' : 'late-2'),
      // A lead that came back has a new term, and is reported again.
      moment: from.getTime(),
      subject: `Not answered in ${told === 0 ? 'time' : 'twice the time'}: ${sayLead(lead)}`,
      text: `Nobody has answered it within ${times.hours[lead.kind] * (told + 1)} working hours. ${who}\n\n${listLeads(payload, [lead])}\n`,
    };
    // A server that refuses everything is retried for a day, as with reminders.
    const isTriedAgain = now() - due.getTime() < day;
    const addresses = told === 0 ? [superior, times.lateTo, mailbox] : [times.headTo];
    const isTold = await sendToFirst(addresses, mail, isTriedAgain);
    const next = told === 0 ? dueAfter(2).toISOString() : null;
    const isSettled = await settle(sql`escalations = ${told + 1}, escalate_at = ${next}`);
    if (!isTold || !isSettled) return;
    const text =
      told === 0
        ? 'Not answered in time: told by mail'
        : 'Not answered in twice the time: told the head by mail';
    await writeLeadLog({ payload, user: null }, { lead, kind: 'delivery', text });
  };

  const settle = async ({ row: lead, until }: { row: Lead; until: string }): Promise<void> => {
    try {
      await tell(lead, until);
    } catch (error) {
      log.error({ lead: lead.id, problem: toLoggableError(error) }, 'nobody could be told of a late lead');
    }
  };

  return (stopped) => processAll(() => takeNext(payload, 'leads', taking, now()), settle, stopped);
};
