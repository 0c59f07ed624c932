import { sql } from '@ev-site/content/database/statement.ts';
import { processAll, takeNext } from '@ev-site/content/database/take-waiting.ts';
import { toLoggableError } from '@ev-site/content/logging/loggable-error.ts';
import { isMailboxRefused } from '@ev-site/content/mail/mailer.ts';
import type { Lead, PrivacyRequest } from '@ev-site/content/payload-types.ts';
import { withdrawConsents } from '@ev-site/content/privacy/change-person.ts';
import { changeRequest, leaveOpen, noteMailed } from '@ev-site/content/privacy/change-request.ts';
import { makeLinkKey } from '@ev-site/content/privacy/request-keys.ts';
import { markSettled, toRequestMailName } from '@ev-site/content/privacy/settle-request.ts';
import {
  listLeadsOfMail,
  listLeadsOfRequest,
  toRequestAbout,
  waitsAlready,
} from '@ev-site/content/privacy/whose-leads.ts';
import { inLanguage, ownDataPath } from '@ev-site/contract/paths.ts';
import { ownDataLinkDays } from '@ev-site/contract/privacy-request.ts';
import { hour, minute } from '@ev-site/contract/spans-of-time.ts';
import type { Counters } from '../../traffic/counters/counter.ts';
import { createRateLimit } from '../../traffic/rate-limit.ts';
import { getWords } from '../../words/words.ts';
import type { LinkedMailWork } from '../mail-work.ts';
import { toMailbox } from '../mailbox.ts';
import { getNextAttempt, isGivenUp, isGivenUpAfterTries } from '../outbox/retry-times.ts';

/** The most mails about requests to one mailbox in an hour, so that nobody can flood a stranger's mailbox. */
const perMailbox = 3;
/** After which time a full mailbox is checked again (ms). */
const mailWaits = 10 * minute;

/** SQL condition on a request: the worker has not answered it yet. */
export const isNewRequest = sql`state = 'received'`;

/** How long a request is reserved (ms): longer than its mail takes. Processed twice, the first link would be invalid before it is read. */
const taking = {
  column: 'next_attempt_at',
  where: isNewRequest,
  set: sql`attempts = attempts + 1`,
  leaseMs: 2 * minute,
};

/**
 * Creates the worker for new requests, which were answered before. It looks up the person, and mails a link or that
 * nothing is stored. Consents are withdrawn at once; requests that name a phone are left to staff.
 */
export const createRequestWork = ({
  payload,
  mailer,
  counters,
  getCompany,
  publicUrl,
  log,
  now = Date.now,
}: LinkedMailWork & { counters: Counters }): ((stopped?: AbortSignal) => Promise<void>) => {
  const toMailboxes = createRateLimit(perMailbox, counters.open('requests-mailbox', hour));

  const send = async (
    { id, language }: PrivacyRequest,
    to: string,
    mail: 'link' | 'nothing' | 'withdrawn',
    made: { key: string; moment: number } | null = null,
  ): Promise<void> => {
    const { mails } = getWords(language).privacy;
    const { company, grievance } = await getCompany(language);
    const link = `${publicUrl}${inLanguage(ownDataPath, language)}?key=${made?.key ?? ''}`;
    const text =
      mail === 'link'
        ? mails.link.text({ days: ownDataLinkDays, link, company })
        : mails[mail].text({ company });
    await mailer.send({
      name: toRequestMailName(id),
      ...(made && { moment: made.moment }),
      to,
      ...(grievance.email && { replyTo: grievance.email }),
      subject: mails[mail].subject,
      text,
    });
  };

  const toStaff = (request: PrivacyRequest, leads: readonly Lead[]) =>
    leaveOpen(payload, request, toRequestAbout(leads));

  /**
   * Withdraws at once, even if no address is known (`email` is empty then) or the mailbox has had its number of
   * mails.
   */
  const withdraw = async (
    request: PrivacyRequest,
    leads: readonly Lead[],
    email: string,
    mayMail: boolean,
  ): Promise<void> => {
    const own = new Set(leads.map(({ id }) => id));
    // The mail says that nothing more is sent to this address. Anybody may request that without proof.
    const others = (await listLeadsOfMail(payload, email)).filter(({ id }) => !own.has(id));
    await withdrawConsents(payload, [...leads, ...others], 'By a form, not proved');
    if (mayMail) await send(request, email, 'withdrawn');
    await markSettled(payload, request.id, 'done', { mail: true });
  };

  const answer = async (request: PrivacyRequest, leads: readonly Lead[], email: string): Promise<void> => {
    const { id, phone } = request;
    if (leads.length === 0) {
      await send(request, email, 'nothing');
      return markSettled(payload, id, 'done', { mail: true });
    }
    // Each try has a link of its own, which ends the one before. So the mail has a message id of its own, too, and no
    // mail system takes it for a copy of the earlier one.
    const moment = now();
    const key = await makeLinkKey(payload, id, { about: toRequestAbout(leads), email }, moment);
    if (key === null) return;
    await send(request, email, 'link', { key, moment });
    // A request by phone also stays open for a colleague: the person may no longer read that mailbox.
    await noteMailed(payload, id, phone ? 'open' : 'mailed');
  };

  /**
   * Handles a request whose mailbox has had its number of mails. If nobody is known by it, or an older request for
   * the same still waits, the request is done. Otherwise it waits, for a day at most, and then a colleague gets it.
   */
  const wait = async (request: PrivacyRequest, leads: readonly Lead[]): Promise<void> => {
    const { id, createdAt } = request;
    if (leads.length === 0 || (await waitsAlready(payload, request))) return markSettled(payload, id, 'done');
    if (isGivenUp(createdAt, now())) return toStaff(request, leads);
    const nextAttemptAt = new Date(now() + mailWaits).toISOString();
    // Nothing has failed, so neither this try nor earlier ones count.
    await changeRequest(payload, id, { attempts: 0, nextAttemptAt });
  };

  /** Leaves to a colleague what no mail can answer. A repeated request is dropped if a colleague already has one. */
  const leaveToStaff = async (request: PrivacyRequest, leads: readonly Lead[]): Promise<void> =>
    (await waitsAlready(payload, request, 'open'))
      ? markSettled(payload, request.id, 'done')
      : toStaff(request, leads);

  const work = async (request: PrivacyRequest): Promise<void> => {
    const leads = await listLeadsOfRequest(payload, request);
    // A request by phone uses the address of the named lead: that mailbox gets the link, not the sender.
    const email = (request.phone ? leads[0]?.email : request.email) ?? '';
    const withdraws = request.kind === 'withdraw' && leads.length > 0;
    if (!email && !withdraws) return leaveToStaff(request, leads);
    const mailbox = toMailbox(email);
    const mayMail = email !== '' && (await toMailboxes.take(mailbox));
    if (!mayMail && !withdraws) return wait(request, leads);
    try {
      if (withdraws) await withdraw(request, leads, email, mayMail);
      else await answer(request, leads, email);
    } catch (error) {
      if (mayMail) await toMailboxes.giveBack(mailbox);
      throw error;
    }
  };

  const settle = async (request: PrivacyRequest): Promise<void> => {
    const { id, createdAt, attempts } = request;
    try {
      await work(request);
    } catch (error) {
      log.error({ request: id, problem: toLoggableError(error) }, 'a privacy request could not be worked on');
      if (!isMailboxRefused(error) && !isGivenUpAfterTries(createdAt, attempts, now()))
        return changeRequest(payload, id, { nextAttemptAt: getNextAttempt(attempts, now()).toISOString() });
      await toStaff(request, await listLeadsOfRequest(payload, request));
    }
  };

  return (stopped) =>
    processAll(
      () => takeNext(payload, 'privacy-requests', taking, now()),
      ({ row }) => settle(row),
      stopped,
    );
};
