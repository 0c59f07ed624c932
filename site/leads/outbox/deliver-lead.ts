import { toLeadMailName } from '@ev-site/content/leads/lead-mails.ts';
import { isMailboxRefused, isMailNotTaken, type Mailer } from '@ev-site/content/mail/mailer.ts';
import type { Lead } from '@ev-site/content/payload-types.ts';
import type { Service } from '../../metrics/outbox.ts';
import { inSpan } from '../../traces/trace.ts';
import { getWords } from '../../words/words.ts';
import { makeRideCalendar, type RideOfLead } from '../calendar/ride-calendar.ts';
import { type Company, getMailbox } from '../company.ts';
import { mayReadSent, type ReaderRights, toBareNotice, toNotice, toReceipt } from './mail-texts.ts';
import { isGivenUp } from './retry-times.ts';

/** What a delivery needs. */
export interface DeliveryOptions {
  mailer: Pick<Mailer, 'send'>;
  studioUrl: string;
  /** Without a trailing slash. */
  publicUrl: string;
  toRights(lead: Lead): ReaderRights;
  /** Vehicle and dealer of a test ride as they stand now; null where there is no such dealer any more. */
  getRide(lead: Lead): Promise<RideOfLead | null>;
  /** Whether a lead is still stored. */
  isKept(lead: Lead): Promise<boolean>;
  /** Null where no other system is to be told. */
  postWebhook: ((lead: Lead) => Promise<void>) | null;
  /** The time in ms; for tests. */
  now?: () => number;
}

type DoneAt = 'notifiedAt' | 'receiptAt' | 'webhookAt';

/** What a delivery has reached; a time that is set means that this part is done for good. */
export type Progress = Partial<Record<DoneAt, string | null | undefined>> & {
  /** Where the visitor's mailbox takes no mail: none is owed any more, and none was sent. */
  receiptWanted?: false;
};

/** What came of a delivery: when each part was done, and what went wrong with a service. */
export interface Delivered {
  progress: Progress;
  errors: Partial<Record<Service, unknown>>;
  /** Whether nothing is owed any more. */
  isDone: boolean;
}

interface Part {
  at: DoneAt;
  service: Service;
  run(): Promise<void>;
}

const listParts = (lead: Lead, company: Company, options: DeliveryOptions): Part[] => {
  const { mailer, studioUrl, postWebhook, now = Date.now } = options;
  const notice: Part = {
    at: 'notifiedAt',
    service: 'mail',
    async run() {
      const to = getMailbox(company, lead.kind);
      if (!to) throw new Error('The company has no e-mail address in the site settings.');
      const mail = mayReadSent(company, lead.kind)
        ? { ...toNotice(lead, studioUrl), replyTo: lead.email }
        : toBareNotice(lead, studioUrl);
      await mailer.send({ ...mail, name: toLeadMailName(lead.id, 'notice'), to });
    },
  };
  const receipt: Part = {
    at: 'receiptAt',
    service: 'mail',
    async run() {
      const { language, firstChoice } = lead;
      const { getRide, publicUrl } = options;
      const words = getWords(language);
      const ride = await getRide(lead);
      const replyTo = getMailbox(company, lead.kind);
      const calendar =
        ride &&
        makeRideCalendar({ ...ride, choice: firstChoice ?? '', language, publicUrl }, new Date(now()));
      await mailer.send({
        ...toReceipt(lead, company, words.forms, {
          ...options.toRights(lead),
          ...(calendar && { file: calendar.name }),
          ...(ride?.isNamed && { next: words.testRide.agrees }),
          ...(ride?.needsLicence && { bring: words.testRide.licence }),
        }),
        ...(calendar && { attachment: calendar }),
        name: toLeadMailName(lead.id, 'receipt'),
        to: lead.email,
        ...(replyTo && { replyTo }),
      });
    },
  };
  return [
    notice,
    ...(lead.receiptWanted ? [receipt] : []),
    ...(postWebhook
      ? [{ at: 'webhookAt', service: 'webhook', run: () => postWebhook(lead) } satisfies Part]
      : []),
  ];
};

/**
 * Does what is still owed for a lead: mail to colleagues, receipt to the visitor, webhook. A receipt that the visitor's
 * own mail server refuses, or puts off for a day, is owed no more: there is nobody to tell but staff. Nothing more goes out
 * of a lead that is erased meanwhile: each part asks just before it begins.
 * @param mayUse which services are to be asked now; what another one owes stays owed.
 */
export const deliverLead = async (
  lead: Lead,
  company: Company,
  options: DeliveryOptions,
  mayUse: (service: Service) => boolean = () => true,
): Promise<Delivered> => {
  const { notifiedAt, receiptAt, webhookAt } = lead;
  const { now = Date.now } = options;
  const progress: Progress = { notifiedAt, receiptAt, webhookAt };
  const errors: Delivered['errors'] = {};
  const parts = listParts(lead, company, options);
  // What is refused for a day though colleagues could be told is the trouble of the visitor's own mailbox.
  const hasNoMailbox = (error: unknown): boolean =>
    isMailboxRefused(error) ||
    (!!progress.notifiedAt && isMailNotTaken(error) && isGivenUp(lead.triedSince, now()));
  const isSettled = ({ at }: Part): boolean =>
    !!progress[at] || (at === 'receiptAt' && progress.receiptWanted === false);
  for (const { at, service, run } of parts) {
    if (progress[at]) continue;
    const isKept = await options.isKept(lead).catch(() => null);
    // Where nobody can say so, the rest stays owed, and what was sent already is noted.
    if (isKept === null) return { progress, errors, isDone: false };
    if (!isKept) return { progress, errors, isDone: true };
    if (!mayUse(service)) continue;
    try {
      await inSpan(`send ${service}`, { 'ev.part': at, 'ev.lead': lead.id }, run);
      progress[at] = new Date().toISOString();
    } catch (error) {
      if (at === 'receiptAt' && hasNoMailbox(error)) progress.receiptWanted = false;
      else errors[service] ??= error;
    }
  }
  return { progress, errors, isDone: parts.every(isSettled) };
};
